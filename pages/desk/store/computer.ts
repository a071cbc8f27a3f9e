/** The files of this computer as a store, by way of the dev server (scripts/dev/desk.ts). */
import { toAddress } from "#domain/address.ts";
import { ConflictError, DeskError, type FileChange, type Snapshot, type Store, toBase64 } from "./store.ts";

export class ComputerStore implements Store {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  async read(signal?: AbortSignal): Promise<Snapshot> {
    return (await this.#ask("files", { signal })).json();
  }

  async readPicture(path: string, signal?: AbortSignal): Promise<Blob> {
    return (await this.#ask(`picture?path=${encodeURIComponent(path)}`, { signal })).blob();
  }

  async write(files: readonly FileChange[], _sentence: string, version: string): Promise<string> {
    const encoded = files.map(async ({ path, content }) => ({ path, content: await toBase64(content) }));
    const body = JSON.stringify({ files: await Promise.all(encoded), version });
    return (await this.#ask("files", { body })).text();
  }

  async untilPublished(_version: string, signal?: AbortSignal): Promise<void> {
    await this.#ask("built", { signal });
  }

  async #ask(path: string, { body, signal }: { body?: string; signal?: AbortSignal }): Promise<Response> {
    const response = await fetch(toAddress(`/desk/${path}`), {
      method: body === undefined ? "GET" : "POST",
      body,
      signal,
      headers: { "X-Desk-Token": this.#token, "Content-Type": "application/json" },
    }).catch((cause) => {
      signal?.throwIfAborted();
      throw new DeskError("The dev server does not answer. Start it again with npm run dev.", { cause });
    });
    if (response.ok) return response;
    const message = await response.text();
    throw response.status === 409 ? new ConflictError(message) : new DeskError(message);
  }
}
