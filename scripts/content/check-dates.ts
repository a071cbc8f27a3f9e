/** Checks that days and hours have a time zone, and points out those that have passed or are still to come. */
import type { Content } from "#domain/content.ts";
import { dayAt, endOfDay, toInstant } from "#domain/dates.ts";
import { locationOf, type Problem } from "./problem.ts";
import { listAt, type Path, valueAt, type YamlSource } from "./source.ts";

const OPENS: Path = ["books", "opens"];

/** Reports days and hours without a time zone to count in. Either file may have other problems. */
export function checkDates(studio: YamlSource, catalogue: YamlSource | undefined): Problem[] {
  if (valueAt(studio.data, ["location", "timeZone"]) !== undefined) return [];
  const message =
    "A day and an hour need the studio's time zone. Add it below location: in studio.yaml, such as timeZone: America/Los_Angeles";
  return [studio, catalogue].flatMap((source) =>
    source ? findDates(source).map((path) => ({ ...locationOf(source, path), message })) : [],
  );
}

function findDates({ file, data }: YamlSource): Path[] {
  if (file === "studio.yaml") {
    const dates = listAt(data, ["dates"]).map((_, index): Path => ["dates", index, "from"]);
    return [OPENS, ...dates].filter((path) => valueAt(data, path) !== undefined);
  }
  return listAt(data, []).flatMap((design, index) =>
    valueAt(design, ["status"]) === "reserved" && valueAt(design, ["until"]) ? [[index, "until"]] : [],
  );
}

/** Points out what has passed, or is still to come, by the studio's clock. */
export function remarkOnDates(
  { catalogue, studio }: Content,
  studioFile: YamlSource,
  catalogueFile: YamlSource,
): Problem[] {
  const { timeZone } = studio.location;
  const hasPassed = (instant: string) => Date.parse(instant) <= Date.now();
  const { opens } = studio.books ?? {};
  const opening =
    opens && hasPassed(toInstant(opens, timeZone))
      ? {
          ...locationOf(studioFile, OPENS),
          message: `${opens} has passed, so the books are open. Remove the line.`,
        }
      : [];
  const reservations = catalogue.flatMap((design, index) => {
    if (design.status !== "reserved" || !hasPassed(endOfDay(design.until, timeZone))) return [];
    const message = `${design.until} has passed, so the design is available again. Remove status and until.`;
    return { ...locationOf(catalogueFile, [index, "until"]), message };
  });
  const dates = studio.dates.flatMap(({ from, to = from }, index) => {
    if (!hasPassed(endOfDay(to, timeZone))) return [];
    const message = `${to} has passed, so no page shows this date. Remove it.`;
    return { ...locationOf(studioFile, ["dates", index, "from"]), message };
  });
  const today = dayAt(Date.now(), timeZone);
  const early = catalogue.flatMap(({ added }, index) =>
    added && added > today
      ? { ...locationOf(catalogueFile, [index, "added"]), message: `${added} is still to come.` }
      : [],
  );
  return [opening, reservations, dates, early].flat();
}
