/** Booking without a calendar in the page: closed books, another provider's page, and e-mail alone. */
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { renderPage } from "../../support/render-page.tsx";

const email = "me@dots.example";
const closed = { words: "Books are closed" };

/** Renders Booking, and reads its text and its links. */
async function renderBooking(calendar: object, data: object = {}) {
  const { html, words } = await renderPage("booking", {
    ...{ faq: [], care: [], dates: [], deposits: [], intro: { first: "Choose a time.", rest: "" } },
    props: { calendar, email, locale: "en-US" },
    ...data,
  });
  const links = parse(html).querySelectorAll("a");
  return { words, links: links.map((link) => `${link.text.trim()} ${link.getAttribute("href")}`) };
}

test("a studio with only a link offers the provider's page and an e-mail", async () => {
  const { words, links } = await renderBooking({
    provider: "link",
    url: "https://book.example/?n={designs}",
  });
  expect(words).toContain("Choose a time on the calendar’s own page, or write an e-mail.");
  expect(links).toContain("Open the booking page https://book.example/?n=");
  expect(links).toContain(`${email} mailto:${email}?subject=Booking%20a%20tattoo`);
});

test("a studio with only an e-mail offers that", async () => {
  const { words, links } = await renderBooking({ provider: "mail" });
  expect(words).toContain("Write an e-mail, and we find a time together.");
  expect(links).toContain(`${email} mailto:${email}?subject=Booking%20a%20tattoo`);
  expect(words).not.toContain("Open the booking page");
});

test("a studio without designs says its deposits here, with their links", async () => {
  const { words, links } = await renderBooking(
    { provider: "mail" },
    { deposits: [{ words: "$50 under $400" }, { words: "$100 from $400", pay: "https://pay.example/100" }] },
  );
  expect(words).toContain("Deposit: $50 under $400");
  expect(links).toContain("Pay it at pay.example, in a new tab https://pay.example/100");
});

test("books that are closed without a date leave no way to book, and an e-mail to hear of their opening", async () => {
  const { words, links } = await renderBooking({ provider: "mail" }, { closed });
  expect(words).toContain("Books are closed Write to me, and I will tell you:");
  expect(links).toContain(`${email} mailto:${email}?subject=When%20your%20books%20open`);
  expect(words).not.toContain("we find a time together");
});

test("Designs links the books that are closed to Booking", async () => {
  const { html } = await renderPage("designs", { thumbs: {}, designs: [], closed });
  expect(html).toMatch(/<a href="\/booking\/">Books are closed<\/a>/);
});
