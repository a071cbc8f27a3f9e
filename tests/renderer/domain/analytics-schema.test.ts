import { expect, test } from "vitest";
import { analytics } from "#domain/analytics-schema.ts";

const plausible = { domain: "slowdot.example", endpoint: "https://p.example/api" };

test.each([
  ["is where page views go", { service: "plausible", ...plausible }, plausible],
  ["of none is no service, though the other keys stay", { service: "none", ...plausible }, undefined],
  ["that is left out is none", undefined, undefined],
])("a service %s", (_, written, service) => {
  expect(analytics.parse(written)).toEqual(service);
});
