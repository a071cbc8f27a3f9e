/** Sends a request with any path to a test's server. */
import { once } from "node:events";
import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export async function ask(options: RequestOptions, body?: string): Promise<Answer> {
  const [response] = await once(request({ agent: false, ...options }).end(body), "response");
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
