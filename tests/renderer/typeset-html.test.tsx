import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "#renderer/components/Markdown.tsx";
import { Island } from "#renderer/island.tsx";
import { typesetHtml } from "#renderer/typeset-html.ts";

const NAME = 'it\'s "2-3"';

const render = (element: ReactNode) => typesetHtml(renderToString(element));

test("texts are set, attributes stay as typed", () => {
  const html = render(
    <a href={`/?q=${NAME}`} id={NAME} title={NAME}>
      {NAME} &amp; <img loading="lazy" alt={NAME} /> &lt;b&gt;
    </a>,
  );
  const typed = "it&#x27;s &quot;2-3&quot;";
  expect(html).toBe(
    `<a href="/?q=${typed}" id="${typed}" title="${typed}">it’s “2–3” &amp; <img loading="lazy" alt="${typed}"/> &lt;b&gt;</a>`,
  );
});

test("a sentence is read across its links and stresses, and ends with its element", () => {
  const html = render(
    <Markdown figures={{}}>
      {'He says "**stop**" in [the "2-3](/booking/)" days.\n\n- "Late"\n- "Later"'}
    </Markdown>,
  );
  expect(html).toContain('He says “<strong>stop</strong>” in <a href="/booking/">the “2–3</a>” days.');
  expect(html).toContain("<li>“Late”</li>\n<li>“Later”</li>");
});

test("code, data and addresses in a text stay as typed", () => {
  const html = render(
    <Markdown figures={{}}>{"\"`it's 2-3`\" at <https://dots.example/it's/2-3>"}</Markdown>,
  );
  expect(html).toContain("“<code>it&#x27;s 2-3</code>” at ");
  expect(html).toContain(">https://dots.example/it's/2-3</a>");
});

test("React finds an island as it rendered it, and what follows is set", () => {
  const component = ({ text }: { text: string }) => (
    <div>
      <div>{text}</div>
    </div>
  );
  const html = render(
    <>
      <Island name="test" component={component} props={{ text: NAME }} />
      <p>{NAME}</p>
    </>,
  );
  expect(html).toContain('{"text":"it\'s \\"2-3\\""}');
  expect(html).toContain("<div>it&#x27;s &quot;2-3&quot;</div>");
  expect(html).toContain("<p>it’s “2–3”</p>");
});
