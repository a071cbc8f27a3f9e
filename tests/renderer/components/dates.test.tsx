/** The dates on a site below a path, and those that overlap. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Dates } from "#renderer/components/Dates.tsx";
import { NextDate } from "#renderer/state/Timed.tsx";

const shown = (title: string, ends: string) => ({ from: "2099-01-01", title, words: "January", ends });
const LONG = shown("Guest", "2099-02-01T00:00:00Z");
const SHORT = shown("Flash day", "2099-01-02T00:00:00Z");

test("Home's line leads to About below the site's path", () => {
  vi.stubEnv("BASE_URL", "/project/");
  expect(renderToStaticMarkup(<NextDate dates={[LONG]} />)).toContain(
    'href="/project/about/#where-to-find-me"',
  );
});

test("a line is shown once all lines before it have gone, and the list until its last date has passed", () => {
  const spans = (html: string) => [...html.matchAll(/data-(?:from|until)="[^"]+"/g)].map(String);
  const { ends } = LONG;
  expect(spans(renderToStaticMarkup(<NextDate dates={[LONG, SHORT, SHORT]} />))).toEqual([
    `data-until="${ends}"`,
    ...[1, 2].flatMap(() => [`data-from="${ends}"`, `data-until="${SHORT.ends}"`]),
  ]);
  expect(spans(renderToStaticMarkup(<Dates dates={[LONG, SHORT]} />))).toEqual([
    `data-until="${ends}"`,
    `data-until="${ends}"`,
    `data-until="${SHORT.ends}"`,
  ]);
  expect(renderToStaticMarkup(<Dates dates={[]} />)).toBe("");
});
