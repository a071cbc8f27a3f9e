/** A virtual display. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** The process, and the value of DISPLAY. */
export async function startScreen(): Promise<[ChildProcess, string]> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(screen.stdout, "data");
  return [screen, `:${String(number).trim()}`];
}
