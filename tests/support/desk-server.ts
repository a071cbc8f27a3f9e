/** The addresses of the dev server that the desk asks, over a folder, on a free port. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import type { ViteDevServer } from "vite";
import { onTestFinished } from "vitest";
import { serveDesk } from "#dev/desk.ts";

/** `rebuild` returns what is wrong with the content. Closes the server when the test ends. */
export async function startDeskServer(
  root: string,
  rebuild = async (): Promise<string | undefined> => undefined,
) {
  const middlewares = express();
  serveDesk({ config: { base: "/" }, middlewares } as unknown as ViteDevServer, { root, rebuild });
  const server = middlewares.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => server.close().closeAllConnections();
  onTestFinished(() => void close());
  return { port: (server.address() as AddressInfo).port, close };
}
