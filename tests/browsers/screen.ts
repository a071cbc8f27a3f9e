/** A virtual display. */
import { spawn } from "node:child_process";
import { once } from "node:events";

/** For all browsers that start after it. Returns what ends it. */
export async function startScreen(): Promise<() => void> {
  const options = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"];
  const screen = spawn("Xvfb", options, { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = await once(screen.stdout, "data");
  process.env.DISPLAY = `:${String(number).trim()}`;
  return () => void screen.kill();
}
