/** Checks the days and hours of the content, which the studio's time zone gives a meaning. */
import type { Content } from "#domain/content.ts";
import { endOfDay, isMoment, isTimeZone, toInstant } from "#domain/dates.ts";
import { listAt, locationOf, valueAt } from "../explain/subject.ts";
import type { Problem } from "../problem.ts";
import type { Path, YamlSource } from "../source.ts";

const OPENS: Path = ["books", "opens"];

/** Either file may have other problems. */
export function checkDates(studio: YamlSource, catalogue: YamlSource | undefined): Problem[] {
  const timeZone = valueAt(studio.data, ["location", "timeZone"]);
  if (timeZone === undefined) {
    const message =
      "A day and an hour need the studio's time zone. Add it below location: in studio.yaml, such as timeZone: America/Los_Angeles";
    return [studio, catalogue].flatMap((source) =>
      source ? findDates(source).map((path) => ({ ...locationOf(source, path), message })) : [],
    );
  }
  const opens = valueAt(studio.data, OPENS);
  if (typeof opens !== "string" || !isMoment(opens) || !isTimeZone(String(timeZone))) return [];
  const { skipped } = toInstant(opens, String(timeZone));
  const message = `The clocks skip this hour in ${timeZone}. Write ${skipped?.join(" or ")}`;
  return skipped ? [{ ...locationOf(studio, OPENS), message }] : [];
}

function findDates({ file, data }: YamlSource): Path[] {
  if (file === "studio.yaml") return valueAt(data, OPENS) === undefined ? [] : [OPENS];
  return listAt(data, []).flatMap((design, index) =>
    valueAt(design, ["status"]) === "reserved" && valueAt(design, ["until"]) ? [[index, "until"]] : [],
  );
}

/** Points out dates that have passed. */
export function remarkOnDates(
  { catalogue, studio }: Content,
  studioFile: YamlSource,
  catalogueFile: YamlSource,
): Problem[] {
  const { timeZone } = studio.location;
  const hasPassed = (instant: string) => Date.parse(instant) <= Date.now();
  const { opens } = studio.books ?? {};
  const opening =
    opens && hasPassed(toInstant(opens, timeZone).instant)
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
  return [opening, reservations].flat();
}
