/** Our own faults on a page: exceptions, console messages and policy violations. */
import type { Page } from "@playwright/test";
import { record } from "./record.ts";

/** Starts watching. The returned function lists the faults so far, except those of third parties. */
export async function watchFaults(page: Page, ours: string): Promise<() => string[]> {
  const faults = await record(page, "noteFault");
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error" && (!url || new URL(url).origin === ours)) faults.push(message.text());
  });
  await page.addInitScript(() => {
    const note = (fault: string) => window.noteFault(fault);
    // Errors in third-party scripts have no file name.
    addEventListener("error", ({ filename, message }) => filename && note(`thrown: ${message}`));
    addEventListener("unhandledrejection", ({ reason }) => note(`rejected: ${reason}`));
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      note(`kept out: ${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => faults;
}

declare global {
  interface Window {
    noteFault: (fault: string) => void;
  }
}
