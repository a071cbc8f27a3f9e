/** A real nginx over a folder, for tests: it listens on a socket file, so no port can be taken. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Answer, ask as askServer } from "../../../support/ask.ts";

/** Distributions keep it where only root's PATH looks. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
/** Empty without nginx. */
const built = spawnSync("nginx", ["-V"], { env, encoding: "utf8" }).stderr ?? "";
export const hasNginx = built.startsWith("nginx");

export type Nginx = {
  ask: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  stop: () => void;
};

/** A server over the folder `root`, with `config` in its server block; files are typed as nginx comes. */
export async function startNginx(root: string, config: string): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), "nginx-"));
  const socketPath = join(home, "socket");
  const types = join(dirname(/--conf-path=(\S+)/.exec(built)?.[1] ?? "/etc/nginx/nginx.conf"), "mime.types");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  writeFileSync(
    join(home, "nginx.conf"),
    `daemon off; master_process off; pid ${home}/pid; events {}
http { include ${types}; access_log off; ${temporary.join(" ")}
server { listen unix:${socketPath}; root ${root};
${config}
} }`,
  );
  const server = spawn("nginx", ["-p", home, "-e", join(home, "errors"), "-c", "nginx.conf"], {
    env,
    stdio: "inherit",
  });
  const ask: Nginx["ask"] = (path, headers) =>
    askServer({ socketPath, path, headers: { host: "studio.example:8080", ...headers } });
  const stop = () => {
    server.kill();
    rmSync(home, { recursive: true });
  };
  for (let tries = 0; server.exitCode === null && tries < 100; tries++) {
    const isUp = await ask("/").then(Boolean, () => false);
    if (isUp) return { ask, stop };
    await wait(50);
  }
  stop();
  throw new Error("nginx did not start; its output is above.");
}
