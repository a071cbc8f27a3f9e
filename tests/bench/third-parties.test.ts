/** Whose services the bench keeps away from. */
import { expect, test } from "vitest";
import { loadContent } from "#content/load-content.ts";
import { listThirdParties } from "../../scripts/bench/third-parties.ts";

const { studio } = loadContent(process.cwd()).content ?? {};
if (!studio) throw new Error("The content has problems.");

test("names the origins of the calendar's embed, the map and the page views", () => {
  const { booking, location } = studio;
  const map = { ...location.map, embedUrl: "https://maps.example/embed?here" };
  const settings = {
    booking: { ...booking, origin: "https://cal.com" },
    location: { ...location, map },
    analytics: { service: "plausible" as const, domain: "a", endpoint: "https://views.example/api/event" },
  };
  expect(listThirdParties(settings)).toEqual([
    "https://app.cal.com",
    "https://maps.example",
    "https://views.example",
  ]);
});

test("knows of no page views where none are counted, though the address stays", () => {
  const analytics = { service: "none" as const, endpoint: "https://views.example/api/event" };
  expect(listThirdParties({ ...studio, analytics })).toHaveLength(2);
});
