/** Dates, reviews, links and the request form, as the pages say them before any script has run. */
import { expect, test } from "vitest";
import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { FORMS, LINKS, REVIEWS } from "../fixtures/second.ts";
import { SECOND_SITE } from "../fixtures/studio.ts";
import { attributesOf, PAGES, readBuilt, readHead, readPage, textsOf } from "../support/built-pages.ts";

const readSecond = (path: string) => readPage(path, SECOND_SITE);

test.each(["/about/", "/booking/"])("%s lists the dates as they begin", (path) => {
  const section = "section[aria-labelledby=where-to-find-me]";
  expect(textsOf(readSecond(path), `${section} > :is(h2, div, dl)`).join()).toContain("Where to find me");
  expect(textsOf(readSecond(path), `${section} dl > div`)).toEqual([
    "March 1 – 7, 2099Guest at Rosa, Seattle",
    "May 2, 2099Flash day",
  ]);
  expect(attributesOf(readSecond(path), `${section} a`, "href")).toEqual(["https://rosa.example/"]);
});

test("About describes the dates as events", () => {
  const [graph] = readHead(SECOND_SITE, "/about/").graphs;
  const events = graph["@graph"].filter((thing: object) => Object(thing)["@type"] === "Event");
  expect(events).toMatchObject([
    { name: "Guest at Rosa", startDate: "2099-03-01", endDate: "2099-03-07", location: { name: "Seattle" } },
    { startDate: "2099-05-02", endDate: "2099-05-02", location: { address: { addressLocality: "Duluth" } } },
  ]);
});

test.each(PAGES)("%s has the clock if it shows anything that passes", (path) => {
  const page = readSecond(path);
  const hasClock = page.querySelectorAll("script").some(({ text }) => text.includes("data-until"));
  expect(hasClock || page.querySelector("[data-from], [data-until]") === null).toBe(true);
});

test("Home has a line for each date, and shows the next", () => {
  const lines = readSecond("/").querySelectorAll("main p:has(a[href='/about/#where-to-find-me'])");
  expect(lines.map((line) => [line.text, line.closest("[hidden]") !== null])).toEqual([
    ["Guest at Rosa, Seattle: March 1 – 7, 2099", false],
    ["Flash day: May 2, 2099", true],
  ]);
});

test("About shows six reviews, and the rest on demand, with a link to where one was said", () => {
  const section = readSecond("/about/").querySelector("section[aria-labelledby=reviews]");
  const outside = section?.querySelectorAll("figure").filter((figure) => !figure.closest("details"));
  expect([outside?.length, section?.querySelectorAll("details figure").length]).toEqual([6, 2]);
  expect(section?.querySelector("summary")?.text).toBe("2 more");
  expect(outside?.[0]?.text).toBe(
    "Visit 1: “so calm”, and not one dot too many. I fell asleep, and woke up with a fern.Guest 1",
  );
  expect(section?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual([REVIEWS[0]?.url]);
});

test("the first link stands in the header, all in the menu, in the footer and on Contact", () => {
  const page = readSecond("/contact/");
  const urls = LINKS.map(({ url }) => url);
  expect(attributesOf(page, "nav[aria-label=Main] li:last-child a", "href")).toEqual(urls.slice(0, 1));
  expect(attributesOf(page, "nav#menu a", "href").slice(-6)).toEqual(urls);
  expect(attributesOf(page, "footer a", "href").slice(-6)).toEqual(urls);
  expect(attributesOf(page, "main section[aria-label=Elsewhere] a", "href")).toEqual(urls);
  for (const [index, link] of page.querySelectorAll("footer li:nth-child(n+4) a").entries()) {
    const { target, rel, "aria-label": name } = link.attributes;
    const label = LINKS[index]?.label;
    const opens = index < 4 ? ["_blank", "noopener", `${label} (opens in a new tab)`] : [];
    expect([target, rel, name].filter(Boolean)).toEqual(opens);
  }
  const [graph] = readHead(SECOND_SITE, "/about/").graphs;
  expect(graph["@graph"][0].sameAs).toEqual(urls.slice(0, 4));
});

test("the form asks for an idea, and brings what the service wants", () => {
  const page = readSecond("/contact/");
  const form = page.querySelector("form");
  expect(["action", "method", "enctype"].map((name) => form?.getAttribute(name))).toEqual([
    `${FORMS}/f/1a2b3c`,
    "post",
    "multipart/form-data",
  ]);
  const fields = form?.querySelectorAll("[name]") ?? [];
  expect(
    fields.map(({ id, attributes }) => [
      textsOf(page, `label[for='${id}']`)[0] ?? attributes.value,
      attributes.name,
      ...(attributes.required === undefined ? [] : ["required"]),
    ]),
  ).toEqual([
    ["1a2b3c", "access_key"],
    ["ask", "action"],
    ["Your idea", "idea", "required"],
    ["Size", "size"],
    ["Placement", "placement"],
    ["Name", "name", "required"],
    ["E-mail", "email", "required"],
    ["Reference photos", "photos"],
  ]);
  expect(form?.querySelector("[type=file]")?.attributes).toHaveProperty("multiple");
  expect(textsOf(page, "form button")).toEqual(["Send request"]);
  expect(textsOf(page, "main a").join()).not.toContain("Write about your idea");
  expect(attributesOf(readSecond(toDesignPath(moonMoth)), "main a", "href")).toContain(
    "/contact/?idea=Moon%20Moth%20(no.%201)#your-own-idea",
  );
});

test("a studio that has none of these says nothing of them", () => {
  for (const path of PAGES)
    expect(readBuilt(path)).not.toMatch(/Where to find me|What people say|"Event"|data-request|new dates/);
});
