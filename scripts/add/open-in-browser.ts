/** Opens a file in the desktop's browser. */
import { spawn } from "node:child_process";

const COMMANDS: Partial<Record<NodeJS.Platform, string>> = { darwin: "open", win32: "explorer" };

/** Does nothing without a desktop, or when it has no browser. */
export function openInBrowser(path: string): void {
  const { SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY } = process.env;
  const command = COMMANDS[process.platform] ?? ((DISPLAY || WAYLAND_DISPLAY) && "xdg-open");
  if (!command || SSH_CONNECTION) return;
  spawn(command, [path], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
