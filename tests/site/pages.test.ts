/** What the pages say and where their links lead, as they are built. tests/e2e/ has what happens on them. */
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import {
  catalogue,
  describePicture,
  galleries,
  portfolio,
  soldOut,
  studio,
  tattoos,
  toDesignPath,
} from "../fixtures/content.ts";
import { attributesOf, readPage, textsOf } from "../support/built-pages.ts";

const { about, contact, location } = studio;
const IDEA = "/contact/#your-own-idea";

/** Reads the address of a page's own link with this text. */
const linkOf = (page: HTMLElement, text: string) =>
  page
    .querySelectorAll("main a")
    .find((link) => link.text === text)
    ?.getAttribute("href");

/** Lists the subjects of the page's own e-mails to this address. */
const subjectsOf = (page: HTMLElement, email: string) =>
  page
    .querySelectorAll("main a[href*='?subject=']")
    .map((link) => new URL(link.getAttribute("href") ?? ""))
    .filter(({ pathname }) => decodeURIComponent(pathname) === email)
    .map(({ searchParams }) => searchParams.get("subject"));

const home = readPage("/");

test("Home says what the artist makes and where, and leads to all designs", () => {
  expect(textsOf(home, "h1")).toEqual([studio.tagline]);
  expect(textsOf(home, "main").join()).toContain("Machine-free tattoos in Duluth, MN");
  expect(linkOf(home, `${catalogue.length} designs`)).toBe("/designs/?sort=desc");
});

test.each(galleries)("Home shows its $label in the artist's order, in words", ({ label, works }) => {
  const region = `section[aria-label=${label}]`;
  expect(textsOf(home, `${region} h2`)).toEqual([label]);
  expect(textsOf(home, `${region} :is(h1, a[href^="/designs/"])`)).toEqual([]);
  const links = home.querySelectorAll(`${region} [data-pswp-width]:has(img)`);
  expect(links.map(({ id }) => id)).toEqual(works.map(({ id }) => `work-${id}`));
  const words = attributesOf(home, `${region} li a > img`, "alt").map((alt) => alt?.toLowerCase());
  expect(words).toEqual(works.map((work) => describePicture(work).toLowerCase()));
  // Without scripts, a link shows the largest picture.
  for (const link of links)
    expect(link.querySelector("img")?.getAttribute("srcset")?.split(", ").at(-1)).toContain(
      link.getAttribute("href"),
    );
});

test("the first tattoo that shows a design wears its drawing, which is hidden and has no words", () => {
  expect(home.querySelectorAll("a:has(> [data-poke=paper])").map(({ id }) => id)).toEqual(["work-2"]);
  expect(home.querySelector("#work-2 > .hidden [data-poke=drawing] > img")?.getAttribute("alt")).toBe("");
});

test("every tattoo says how long it has healed", () => {
  const notes = textsOf(home, "section[aria-label=Tattoos] li p").filter((note) => /^healed \d/.test(note));
  expect(notes).toHaveLength(tattoos.length);
});

test("Home ends with the artist's best designs, all of them, and an idea of the visitor's own", () => {
  const best = "section[aria-labelledby=best]";
  expect(textsOf(home, `${best} p`)[0]).toBe("Try each on your own skin before you book.");
  expect(attributesOf(home, `${best} [data-tile]`, "href")).toEqual(
    [14, 4, 1, 9].map((id) => toDesignPath({ id })),
  );
  expect(linkOf(home, "See the designs")).toBe("/designs/?sort=desc");
  expect(linkOf(home, "Something of your own?")).toBe(IDEA);
});

test("the catalogue links to every design, the sold-out ones last, and loads the first view eagerly", () => {
  const designs = readPage("/designs/");
  const links = attributesOf(designs, "#designs > li > [data-tile]", "href");
  const isSoldOut = (path = "") => soldOut.map(toDesignPath).includes(path);
  expect(links.toSorted()).toEqual(catalogue.map(toDesignPath).toSorted());
  expect(links.map(isSoldOut).indexOf(true)).toBe(catalogue.length - soldOut.length);
  expect(attributesOf(designs, "#designs img", "loading").lastIndexOf("eager")).toBe(5);
  expect(attributesOf(designs, "#designs img[fetchpriority=high]", "src")).toHaveLength(2);
  for (const name of ["sizes", "srcset"])
    expect(attributesOf(designs, "#designs img", name)).not.toContain(undefined);
  expect(linkOf(designs, "Something of your own?")).toBe(IDEA);
});

test("Booking begins with one sentence; the rest, the answers and other ways to book stand below", () => {
  const booking = readPage("/booking/");
  expect(textsOf(booking, "h1 + div")).toEqual(["Read the FAQ below, then the policies on the Info page."]);
  expect(textsOf(booking, "main").join()).toContain("Anything left over? Write to me.");
  expect(textsOf(booking, "summary h3")).toEqual([
    "How long is “two hours”?",
    "Deposit / fee?",
    "What do I bring?",
  ]);
  expect(new Set(attributesOf(booking, "details[name]", "name"))).toEqual(new Set(["faq"]));
  expect(textsOf(booking, "details > div")[1]).toContain(
    "A deposit ($20 for small pieces, $50 under $500, $100 from $500) holds the date; it counts",
  );
  expect(linkOf(booking, "Open the booking page ")).toBe("https://cal.com/lantern/session");
  expect(subjectsOf(booking, contact.email)).toEqual(["Booking a tattoo", "Booking a tattoo"]);
  expect(linkOf(booking, "Send me your idea")).toBe(IDEA);
  expect(linkOf(booking, "Aftercare")).toBe("/info/#aftercare");
});

const POLICIES = {
  Deposit:
    "The deposit holds your date. It is $20 for small pieces, $50 under $500, $100 from $500. A card adds 3%.",
  Pricing: "Shop minimum$80An hour, about$120 Pairs have one price.",
  "Reschedule / Cancel / “Late”": "Write 48 hours ahead. Later than 30 minutes: cancelled.",
  "Déjà vu? Touch-ups & more":
    "Touch-ups are free. Let it heal first, then send me a photo by e-mail, or call. After a year it has a price.",
  Menu: "There is tea & cake; see the designs meanwhile.",
  "Note: the Booking Widget": "The widget shows two hours whatever the real length may be.",
};
const CARE = {
  "Clean & Sterile": "Needles are opened before your eyes, and used once.",
  Aftercare:
    "Day 1: leave the film on. Days 2 to 14: wash, pat dry, leave it alone. A drawing of your own is $15-$30; see the deposit.",
};

test("Info states every policy in order, then the texts on care, and leads to Booking", () => {
  const info = readPage("/info/");
  const sections = Object.entries({ ...POLICIES, ...CARE });
  expect(textsOf(info, "h1")).toEqual(["Please read each policy before booking"]);
  expect(textsOf(info, "details > summary")).toEqual(sections.map(([title]) => title));
  expect(textsOf(info, "details > div")).toEqual(sections.map(([, text]) => text));
  expect(textsOf(info, "section:has(> h2) summary")).toEqual(Object.keys(CARE));
  expect(textsOf(info, "section[aria-label='At a glance'] dd")).toEqual(["$80", "$20 / $50 / $100"]);
  expect(linkOf(info, "Continue to booking")).toBe("/booking/");
  expect(subjectsOf(info, contact.email)).toEqual(["A question about your policies"]);
});

test("About tells who the artist is, what hand-poked is, and where the studio is", () => {
  const page = readPage("/about/");
  expect(textsOf(page, "h1")).toEqual([about.heading]);
  const words = textsOf(page, "main").join();
  expect(words).toContain(about.name + about.lead);
  expect(words).toContain(
    "Before needles came maps: years of drawing coastlines, one dot at a time. The studio is",
  );
  expect(attributesOf(page, "main img", "alt")).toEqual(
    [portfolio.portrait, ...portfolio.studio].map(({ alt }) => alt),
  );
  const method = "section[aria-labelledby=hand-poked]";
  expect(textsOf(page, `${method} li`)).toEqual(about.handPoked.names);
  expect(textsOf(page, `${method} p`)).toEqual([about.handPoked.lead]);
  expect(textsOf(page, `${method} dl > *`)).toEqual(["Paceslower", "Soundquieter"]);
  const place = "section[aria-labelledby=studio]";
  expect(textsOf(page, `${place} address`)).toEqual([`${location.street}Duluth, MN 55802`]);
  expect(textsOf(page, `${place} dd`)).toEqual([location.parking, location.hours, contact.email]);
  expect(linkOf(page, contact.email)).toBe(`mailto:${contact.email}`);
  expect(linkOf(page, "Open the map")).toBe(location.map.linkUrl);
  expect(attributesOf(page, "iframe", "loading")).toEqual(["lazy"]);
  // The lightbox shows the whole photo of a crop.
  const sizes = attributesOf(page, "[data-pswp-width]", "data-pswp-srcset");
  expect(sizes).toEqual(portfolio.studio.map(() => expect.stringMatching(/^\S+ \d+w, /)));
});

test("Contact says where to send inquiries, and what to send with an idea of one's own", () => {
  const page = readPage("/contact/");
  expect(textsOf(page, "h1")).toEqual([`Send inquiries to ${contact.inquiriesEmail}`]);
  expect(subjectsOf(page, contact.inquiriesEmail)).toEqual(["Tattoo inquiry", "My own idea"]);
  expect(subjectsOf(page, contact.email)).toEqual(["My appointment"]);
  const asked = ["Place on the body", "Size", "References", "Budget"];
  const idea = "#your-own-idea";
  expect(page.querySelectorAll(idea)).toHaveLength(1);
  expect(textsOf(page, "dt")).toEqual([...asked, "Drawing fee", "Answer within"]);
  expect(textsOf(page, "dd").slice(-2)).toEqual(["$15-$30", "5 days"]);
  const message = new URL(linkOf(page, "Write about your idea") ?? "").searchParams.get("body");
  expect(message).toBe(["What I would like", ...asked].map((words) => `${words}:\r\n\r\n`).join("\r\n"));
});

test("the page for unknown addresses says so, and leads to the designs", () => {
  const page = readPage("/404.html");
  expect(textsOf(page, "h1")[0]).toContain("This page is not here.");
  expect(attributesOf(page, "meta[name=description]", "content")[0]).toContain("no page at this address");
  expect(linkOf(page, "See the designs")).toBe("/designs/");
});
