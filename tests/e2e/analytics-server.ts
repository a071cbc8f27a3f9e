/** A real service on this machine that receives page views, and a site built to send them there. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createStaticServer } from "#output/hosting/static-server.ts";

import { SITE } from "../fixtures/studio.ts";

type Event = { n: string; u: string; d: string; r: string | null };

export type AnalyticsServer = {
  origin: string;
  /** What has arrived, in order. */
  events: Event[];
  /** The pages that the events name. */
  paths: () => string[];
  close: () => void;
};

type Settings = {
  /** As a build with `ANALYTICS_LOCALHOST=1` says. */
  fromLocalhost?: boolean;
  /** What the service answers. */
  status?: number;
};

export async function startAnalytics({
  fromLocalhost = true,
  status = 202,
}: Settings = {}): Promise<AnalyticsServer> {
  const events: Event[] = [];
  const files = createStaticServer(SITE, "/");
  const server = createServer(async (request, response) => {
    const page = join(SITE, request.url?.split("?")[0] ?? "/", "index.html");
    if (request.method === "POST" && request.url === "/api/event") {
      events.push(JSON.parse(await readBody(request)));
      response.writeHead(status).end();
    } else if (request.url?.match(/\/(\?|$)/) && existsSync(page)) {
      response
        .writeHead(200, { "Content-Type": "text/html" })
        .end(redirectEvents(readFileSync(page, "utf8")));
    } else files(request, response);
  });
  const redirectEvents = (html: string) =>
    html
      .replace(/"endpoint":"[^"]+"/, `"endpoint":"${origin}/api/event"`)
      .replace(/"fromLocalhost":\w+/, `"fromLocalhost":${fromLocalhost}`);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    events,
    paths: () => events.map(({ u }) => new URL(u).pathname),
    close: () => server.close().closeAllConnections(),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
