/** The desk: signed in to a made-up GitHub, it scans a photo in a worker. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FILE_NAMES } from "#content/studio-files.ts";
import { available } from "../../fixtures/content.ts";
import { STUDIO } from "../../fixtures/studio.ts";
import { photographSheet } from "../../support/sheet-photo.ts";
import { count, eventually, type Facts } from "../fact.ts";
import type { View } from "../view.ts";

/** The texts of the studio's files, by path in the repository. Photos are empty. */
const files: Record<string, string> = Object.fromEntries([
  ...FILE_NAMES.map((name) => [`${STUDIO}/${name}`, readFileSync(join(STUDIO, name), "utf8")]),
  ...readdirSync(`${STUDIO}/images`, { recursive: true, encoding: "utf8" }).map((path) => [
    `${STUDIO}/images/${path}`,
    "",
  ]),
]);

/** Answers the page's requests from the files. */
const answerAsGitHub = (view: View) =>
  view.run((texts) => {
    const toSha = (index: number) => String(index).padStart(40, "0");
    const version = { sha: toSha(0) };
    const blobs = Object.keys(texts).map((path, index) => ({ path, type: "blob", sha: toSha(index) }));
    const answers: [RegExp, (found: string) => unknown][] = [
      [/\/git\/ref\//, () => ({ object: version })],
      [/\/git\/commits\//, () => ({ tree: version })],
      [/\/git\/trees\//, () => ({ tree: blobs })],
      [/\/git\/blobs\/(\d+)/, (sha) => Object.values(texts)[Number(sha)]],
      [/./, () => ({ default_branch: "main" })],
    ];
    window.fetch = async (url) => {
      for (const [pattern, answer] of answers) {
        const found = pattern.exec(String(url));
        if (!found) continue;
        const body = answer(found[1] ?? "");
        return new Response(typeof body === "string" ? body : JSON.stringify(body));
      }
      return Response.error();
    };
  }, files);

const choose = (view: View, photo: Buffer) =>
  view.run((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], "boat.jpg", { type: "image/jpeg" }));
    const input = document.querySelector<HTMLInputElement>("#desk [type=file]");
    if (input) input.files = chosen.files;
    input?.dispatchEvent(new Event("change", { bubbles: true }));
  }, photo.toString("base64"));

export const desk: Facts = {
  "the desk finds the sheet in a photo": async ({ view, open }) => {
    await open("/desk/");
    await count(view, "#desk:not([data-island]) [type=password]").toBe(1);
    await answerAsGitHub(view);
    await view.run(() => {
      const token = document.querySelector<HTMLInputElement>("#desk [type=password]");
      if (token) token.value = "github_pat_right";
    });
    await view.click("#desk button", "Sign in");
    await count(view, "#desk [type=search]").toBe(1);
    await view.click("#desk button", "Add a design");
    const drawing = join(STUDIO, "images", available[0]?.image ?? "");
    await choose(view, await photographSheet({ drawing, turn: 3, width: 1600, height: 1200 }));
    await eventually(view, () => {
      const after = document.querySelector<HTMLImageElement>("#desk img[alt=After]");
      return after && after.naturalWidth > 0 && after.naturalWidth < 800;
    }).toBe(true);
  },
};
