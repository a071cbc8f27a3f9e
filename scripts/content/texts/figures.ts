/** Fills the figures of studio.yaml into its texts, which name them in braces: `{deposits}`. So each is typed once. */
import { clip } from "#domain/fields-schema.ts";
import { toDepositWords, toFeeWords } from "#domain/payments.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { nearest } from "../explain/nearest.ts";
import { locationOf } from "../explain/subject.ts";
import type { Problem } from "../problem.ts";
import { mapTexts, textsOf } from "../schema-fields.ts";
import { schemasFor } from "../schemas.ts";
import type { YamlSource } from "../source.ts";

/** A backslash escapes a brace, as in Markdown. */
const NAME = /(?<!\\)\{([\w -]+)\}/g;

type Figures = ReadonlyMap<string, string>;

/** Reports each unknown name. */
export function checkFigures(source: YamlSource, figures: Figures): Problem[] {
  return textsOf(source, "prose", "markdown").flatMap(({ path, text }) =>
    [...text.matchAll(NAME)].flatMap(({ index, 1: name = "" }) => {
      if (figures.has(name)) return [];
      const position = source.positionAt(source.offsetOf(path, index));
      return [{ ...locationOf(source, path), ...position, message: explain(name, figures) }];
    }),
  );
}

/** Copies the studio with its figures filled in. */
export function fillFigures(studio: Studio, figures: Figures): Studio {
  return mapTexts(studio, schemasFor(studio)["studio.yaml"], ({ text, kind }) => {
    const filled = text.replaceAll(NAME, (whole, name) => figures.get(name) ?? whole);
    return kind === "prose" ? filled.replaceAll("\\{", "{") : filled;
  });
}

/** Collects the figures by name. Leaves out those that studio.yaml does not have. */
export function toFigures(studio: Studio): Figures {
  const { deposits, payments, custom } = studio.booking;
  const figures = [
    ["deposits", toDepositWords(deposits, studio).join(", ")],
    ["depositAmounts", deposits.map(({ text }) => text).join(" / ")],
    ["fees", toFeeWords(payments)],
    ["customFee", custom.fee],
    ["customAnswer", custom.answer],
    ...payments.map(({ by, fee }) => [`${toCamelCase(by)}Fee`, fee?.text]),
  ] as const;
  return new Map(figures.flatMap(([name = "", text = ""]) => (text ? [[name, text]] : [])));
}

/** `Apple Pay` → `applePay` */
function toCamelCase(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
}

function explain(name: string, figures: Figures): string {
  const known = [...figures.keys()];
  const meant = nearest(name, known);
  const list = known.map((figure) => `{${figure}}`).join(", ");
  if (known.length === 0)
    return `There is no figure ${clip(`{${name}}`)}. Write deposits: or payments: below booking:, or leave it out here.`;
  return `There is no figure ${clip(`{${name}}`)}. ${meant ? `Did you mean {${meant}}?` : `Allowed here: ${list}.`}`;
}
