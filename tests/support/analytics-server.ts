/** A real local service that receives page views, and a site built to send them there. */
import express from "express";
import { type SiteServer, serveSite } from "./site-server.ts";

type Event = { n: string; u: string; d: string; r: string | null };

export type AnalyticsServer = SiteServer & {
  /** The received events, in order. */
  events: Event[];
  /** The pages named by the events. */
  paths: () => string[];
};

type Settings = {
  /** The address that the site sends to, instead of the service's own. */
  endpoint?: string;
  /** The status that the service answers with. */
  status?: number;
};

export async function startAnalytics({ endpoint, status = 202 }: Settings = {}): Promise<AnalyticsServer> {
  const events: Event[] = [];
  const app = express().post("/api/event", express.text({ type: "*/*" }), (request, response) => {
    events.push(JSON.parse(request.body));
    response.status(status).end();
  });
  const server = await serveSite(app, (html) =>
    html.replace(/"endpoint":"[^"]+"/, `"endpoint":"${endpoint ?? `${server.origin}/api/event`}"`),
  );
  return { ...server, events, paths: () => events.map(({ u }) => new URL(u).pathname) };
}
