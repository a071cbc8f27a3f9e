/** Marks: any shapes in one color. */
import { describe, expect, test } from "vitest";
import { placeMark, readMark } from "#brand/mark.ts";

const svg = (content: string, attributes = 'viewBox="0 0 24 12"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

const PATH = '<path d="M0 0h9v9z"/>';

const read = (text: string) => readMark("brand/mark.svg", text);

describe("readMark", () => {
  test("replaces every color with that of the surroundings", async () => {
    const drawing = await read(
      svg(
        '<style>.a{fill:#f00}</style><path class="a" d="M0 0h9v9z"/><circle r="4" style="stroke:blue;fill:none"/><g fill="rgb(1,2,3)"><path d="M2 2h9v9z"/><path d="M5 5h1v1z"/></g>',
      ),
    );
    expect(drawing.match(/(?:fill|stroke)="[^"]*"/g)?.sort()).toEqual([
      'fill="currentColor"',
      'fill="currentColor"',
      'fill="none"',
      'stroke="currentColor"',
    ]);
    expect(drawing).not.toMatch(/style|class/);
  });

  test("makes a missing viewBox from width and height", async () => {
    expect(await read(svg('<circle r="4"/>', 'width="40" height="20"'))).toContain('viewBox="0 0 40 20"');
  });

  test.each([
    ["a script", `<script>1</script>${PATH}`],
    ["a script under a prefix", `<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>${PATH}`],
    ["a handler", '<path onclick="x()" onpointerdown="x()" d="M0 0h9v9z"/>'],
    ["a link to a script", `<a href=" java&#10;script:x()">${PATH}</a>`],
    ["a comment that its program wants to keep", `<!--! Ann Owner -->${PATH}`],
    ["a description", `<desc>Ann Owner</desc>${PATH}`],
    ["a title", `<title>Ann Owner</title>${PATH}`],
    ["metadata", `<metadata><rdf>Ann Owner</rdf></metadata>${PATH}`],
    ["the names of layers", '<path class="ann" id="ann" data-name="Ann" aria-label="Ann" d="M0 0h9v9z"/>'],
    ["a frame", `<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="x"/>${PATH}`],
  ])("drops %s", async (_, content) => {
    expect(await read(svg(content, 'viewBox="0 0 24 12" onload="x()"'))).toBe(svg(PATH));
  });

  test.each([
    ["text", '<text y="9">Moth</text>'],
    ["a picture", '<image href="data:image/png;base64,AAAA" width="9" height="9"/>'],
    ["a shape from elsewhere", '<use href="https://ann.example/a.svg#a"/>'],
    ["a stylesheet from elsewhere", `<style>@import "https://ann.example/a.css";</style>${PATH}`],
    ["HTML", "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>Hi</p></foreignObject>"],
    ["HTML under a prefix", `<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="javascript:x()"/>${PATH}`],
    ["a stylesheet by an instruction", PATH, '<?xml-stylesheet href="a.css"?>'],
    ["motion", '<path d="M0 0h9v9z"><animate attributeName="d" dur="1s" values="M0 0h1v1z"/></path>'],
    ["a link that becomes a script", `<a>${PATH}<set attributeName="href" to="javascript:x()"/></a>`],
  ])("refuses %s", async (_, content, before = "") => {
    await expect(read(before + svg(content))).rejects.toThrow("contains more than shapes");
  });

  test("takes a clip path whose reference has quotes", async () => {
    const shapes = `<clipPath id="c"><path d="M0 0h4v9z"/></clipPath><path clip-path="url('#c')" d="M0 0h9v9z"/>`;
    expect(await read(svg(shapes))).toContain("clip-path");
  });

  test("drops a paint from elsewhere", async () => {
    const drawing = await read(svg('<path fill="url(https://ann.example/a.svg#a)" d="M0 0h9v9z"/>'));
    expect(drawing).not.toContain("ann.example");
  });

  test("says what is wrong and what to do", async () => {
    const texts = [
      "",
      "\uFFFDPNG\r\n\u001a\n",
      "<svg><path",
      svg(""),
      svg('<text y="9">Moth</text>'),
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>',
      svg(Array.from({ length: 1000 }, (_, i) => `<circle r="${i}.123" cx="${i * 3}"/>`).join("")),
    ];
    const messages = await Promise.all(
      texts.map((text) => read(text).catch((error: Error) => error.message)),
    );
    expect(messages.join("\n")).toMatchInlineSnapshot(`
      "images/brand/mark.svg draws nothing. Export it with its shapes.
      images/brand/mark.svg is not an SVG. Export the mark as SVG, or trace it to one.
      images/brand/mark.svg is not a readable SVG (line 1: Unclosed root tag). Export it again.
      images/brand/mark.svg draws nothing. Export it with its shapes.
      images/brand/mark.svg contains more than shapes, such as text, a picture, motion or another file. Turn text into outlines, remove the rest, and export it as a plain SVG.
      images/brand/mark.svg has neither a viewBox nor a width and a height. Export it with its size.
      images/brand/mark.svg takes 31 KB, and every page loads it. Simplify its shapes to at most 30 KB."
    `);
  });
});

test("placeMark puts it into a square of another drawing", async () => {
  expect(placeMark(await read(svg('<circle r="4"/>')), { x: 1, y: 2, side: 48 })).toBe(
    '<svg x="1" y="2" width="48" height="48" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><circle r="4"/></svg>',
  );
});
