/** Data for the desk: where the files are, and small pictures of the designs. */
import { toAddress } from "#domain/address.ts";
import { toRgb } from "#domain/colors.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import type { PageHeadProps } from "#renderer/shell/page-head.tsx";
import type { DeskProps } from "./desk.island.tsx";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio } = readContent();
  const { repository, branch, name } = studio;
  const head: PageHeadProps = {
    title: `Desk | ${name}`,
    description: `Where ${name} adds and changes designs.`,
    isPrivate: true,
  };
  const { DESK_TOKEN: token = "", CONTENT = "." } = process.env;
  const folder = CONTENT.replace(/^\.\/?|\/$/g, "").replace(/(?<=.)$/, "/");
  const tiles = Object.entries(readManifest().tile);
  const desk: DeskProps = {
    source: import.meta.env.PROD ? { repository: repository || "", branch, folder } : { token },
    paper: toRgb(studio.brand.colors.light.paper),
    pictures: Object.fromEntries(
      tiles.map(([path, { derivatives }]) => [path, toAddress(derivatives[0]?.path ?? "")]),
    ),
  };
  return { head, desk };
}
