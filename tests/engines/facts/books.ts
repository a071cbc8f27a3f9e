/** Booking as the clock and the provider decide. */
import express from "express";
import { plume, RESERVED_UNTIL } from "../../fixtures/content.ts";
import { CALENDAR, OPENS } from "../../fixtures/second.ts";
import { SECOND_SITE } from "../../fixtures/studio.ts";
import { serveSite } from "../../support/site-server.ts";
import { count, eventually, type Facts } from "../fact.ts";
import type { View } from "../view.ts";

const BOOKS = "[aria-label=Books]";

/** Serves the second studio for one test. The site is its own provider, because no other host can be reached. */
async function onSecondSite(act: (origin: string) => Promise<void>): Promise<void> {
  const app = express().get("/lantern", (_, response) => void response.send("<!doctype html><p>Tuesday"));
  const site = await serveSite(app, (html) => html.replaceAll(CALENDAR, site.origin), SECOND_SITE);
  await act(site.origin).finally(site.close);
}

/** Sets the page's clock, and wakes the page. */
const moveTo = (view: View, instant: Date) =>
  view.run((now) => {
    Date.now = () => now;
    dispatchEvent(new Event("pageshow"));
  }, instant.getTime());

const textOf = (view: View, selector: string) =>
  eventually(view, (one) => (document.querySelector(one) as HTMLElement).innerText, selector);

export const books: Facts = {
  "closed books name their hour, and open at it": async ({ view }) => {
    await onSecondSite(async (origin) => {
      await view.open(`${origin}/designs/`);
      await count(view, "#catalogue-bar a").toBe(0);
      await view.open(`${origin}/booking/?design=1`);
      await textOf(view, BOOKS).toMatch(/At 10:00\sAM\sCST/);
      await count(view, "iframe, [aria-label=Calendar]").toBe(0);
      await moveTo(view, OPENS);
      await count(view, BOOKS).toBe(0);
      await count(view, "iframe[title='Booking calendar']").toBe(1);
      await count(view, "[aria-label=Calendar] [role=status]").toBe(0);
    });
  },
  "a reserved design can be booked when its day has passed": async ({ view, open }) => {
    const WORDS = "Reserved until December 1";
    await open(`/booking/?design=1,${plume.id}`);
    await textOf(view, "[aria-label='Your choice']").toContain(WORDS);
    await moveTo(view, RESERVED_UNTIL);
    await textOf(view, "[aria-label='Your choice']").not.toContain(WORDS);
    await eventually(
      view,
      () => document.querySelector<HTMLAnchorElement>("#booking a[href*=notes]")?.href,
    ).toContain(plume.title);
  },
};
