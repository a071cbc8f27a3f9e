/** E-mail links, as a mail program reads them. */
import { expect, type Locator } from "@playwright/test";

/** Locates the page's own link to an address; the artist's texts may have others. */
export const mailLink = (region: Locator, email: string) =>
  region.getByRole("link", { name: email, exact: true }).and(region.page().locator('[href*="?subject="]'));

/** Expects a link to a message with this address, subject and optional body. */
export async function expectMail(
  link: Locator,
  email: string,
  subject: string,
  body?: string,
): Promise<void> {
  const read = async () => {
    const { protocol, pathname, searchParams, hash } = new URL((await link.getAttribute("href")) ?? "");
    return { protocol, to: decodeURIComponent(pathname), said: Object.fromEntries(searchParams), hash };
  };
  await expect
    .poll(read)
    .toEqual({ protocol: "mailto:", to: email, said: { subject, ...(body && { body }) }, hash: "" });
}
