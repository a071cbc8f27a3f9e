/** Links to e-mail addresses, as a mail program reads them. */
import { expect, type Locator } from "@playwright/test";

/** The page's own link to an address; the artist's texts may hold others. */
export const mailLink = (region: Locator, email: string) =>
  region.getByRole("link", { name: email, exact: true }).and(region.page().locator('[href*="?subject="]'));

/** The link opens a message to the address about the subject, with this text or none. */
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
