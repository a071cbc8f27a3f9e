/** Everything that goes wrong on a page by our own doing: thrown, said on the console, or kept out by the policy. */
import type { Page } from "@playwright/test";

/** Starts to watch. The function returned tells what has gone wrong so far; that others fail is not our fault. */
export async function watchFaults(page: Page, ours: string): Promise<() => string[]> {
  const faults: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error" && (!url || new URL(url).origin === ours)) faults.push(message.text());
  });
  await page.exposeFunction("noteFault", (fault: string) => faults.push(fault));
  await page.addInitScript(() => {
    const note = (fault: string) => window.noteFault(fault);
    // An error in a script of others has no file name.
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
