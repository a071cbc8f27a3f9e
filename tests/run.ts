/** Command: what `npm test` runs, and how long each part takes. Commands on one line run side by side. */
import { spawn } from "node:child_process";
import { once } from "node:events";

const PARTS = [
  ["tsx tests/support/ensure-tools.ts"],
  ["npm run --silent lint", "npm run --silent types"],
  ["npm run --silent test:unit"],
  ["npm run --silent test:fixtures"],
  ["vitest run --project site"],
  ["playwright test"],
];

const times: string[] = [];
for (const commands of PARTS) {
  const start = performance.now();
  const codes = await Promise.all(commands.map(run));
  times.push(`${Math.round((performance.now() - start) / 1000)} s: ${commands.join(", ")}`);
  if (codes.some((code) => code !== 0)) process.exit(1);
}
console.log(times.join("\n"));

/** Returns the exit code. npm has put the project's commands on the path. */
async function run(command: string): Promise<number> {
  const [code] = await once(spawn(command, { shell: true, stdio: "inherit" }), "exit");
  return code;
}
