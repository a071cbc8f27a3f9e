/** The Content-Security-Policy of each route. */
import { expect, test } from "vitest";
import { toPolicies, toPolicy } from "#renderer/shell/policy.server.ts";

const settings = {
  analytics: { domain: "slowdot.example", endpoint: "https://count.example/api/event" },
  booking: { calendar: { provider: "cal", origin: "https://book.example" } },
  contact: {},
  location: { map: { embedUrl: "https://map.example/embed?x=1", linkUrl: "https://map.example/" } },
} as Parameters<typeof toPolicy>[1];

const ROUTES = ["/", "/404/", "/about/", "/booking/", "/contact/", "/design/", "/designs/", "/info/"];

const inline = { styles: ["b{top:0}"], scripts: ["early()", "inPage()"] };
const policyOf = (route: string, changed = settings) => toPolicy(route, changed, inline);
const sourcesOf = (directive: string, policy: string) =>
  new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(" ") ?? [];

test.each(ROUTES)("%s allows no unknown inline and no foreign script", (route) => {
  const policy = policyOf(route);
  const foreign = route === "/booking/" ? ["https://book.example/embed/embed.js"] : [];
  const scripts = sourcesOf("script-src", policy);
  expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'", ...foreign]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("style-src-attr 'unsafe-inline'; img-src 'self' data:");
});

test("has no hash beside the provider's inline styles, which it would forbid", () => {
  expect(sourcesOf("style-src-elem", policyOf("/booking/"))).toEqual(["'self'", "'unsafe-inline'"]);
});

test("a form may be sent to its service alone, from Contact alone", () => {
  const contact = { form: { action: "https://forms.example/f/1" } };
  const withForm = { ...settings, contact } as typeof settings;
  expect(ROUTES.filter((route) => policyOf(route, withForm).includes("forms.example"))).toEqual([
    "/contact/",
  ]);
  const policy = policyOf("/contact/", withForm);
  expect(sourcesOf("form-action", policy)).toEqual(["https://forms.example"]);
  expect(sourcesOf("connect-src", policy)).toContain("https://forms.example");
  for (const route of ROUTES) expect(sourcesOf("form-action", policyOf(route))).toEqual(["'self'"]);
});

test("lets only the page of a design show a picture of the visitor's own", () => {
  expect(ROUTES.filter((route) => policyOf(route).includes("blob:"))).toEqual(["/design/"]);
});

test("names the map only on /about/, and the calendar only on /booking/", () => {
  expect(ROUTES.filter((route) => policyOf(route).includes("map.example"))).toEqual(["/about/"]);
  expect(sourcesOf("frame-src", policyOf("/about/"))).toEqual(["https://map.example"]);
  expect(ROUTES.filter((route) => policyOf(route).includes("book.example"))).toEqual(["/booking/"]);
});

test.each([
  [
    "frame",
    { booking: { calendar: { provider: "frame", url: "https://other.example/a?b={designs}" } } },
    "https://other.example",
  ],
  ["link", { booking: { calendar: { provider: "link", url: "https://other.example/a" } } }, undefined],
  ["mail", { booking: { calendar: { provider: "mail" } } }, undefined],
  ["closed without a date", { books: { closed: true } }, undefined],
  ["closed until a date", { books: { opens: "2999-01-01" } }, "https://book.example"],
])("/booking/ allows the origin of its calendar alone: %s", (_, changed, origin) => {
  const policy = policyOf("/booking/", { ...settings, ...changed } as typeof settings);
  expect(sourcesOf("frame-src", policy)).toEqual(origin ? [origin] : []);
  expect(sourcesOf("connect-src", policy)).toEqual(["'self'", "https://count.example", origin ?? []].flat());
});

test("names no map where the studio has none", () => {
  expect(policyOf("/about/", { ...settings, location: {} as never })).not.toMatch(/frame-src|map\.example/);
});

test("names the analytics service on every page, and on none when it is turned off", () => {
  expect(sourcesOf("connect-src", policyOf("/contact/"))).toEqual(["'self'", "https://count.example"]);
  expect(policyOf("/contact/", { ...settings, analytics: undefined })).not.toContain("count.example");
});

test("the desk reaches GitHub and no analytics, and is published only with a repository", async () => {
  expect(sourcesOf("connect-src", policyOf("/desk/"))).toEqual(["'self'", "https://api.github.com"]);
  for (const repository of [undefined, false])
    expect(await toPolicies({ ...settings, repository } as never)).not.toHaveProperty("/desk/");
  expect(await toPolicies({ ...settings, repository: "anna/dots" } as never)).toHaveProperty("/desk/");
});

test("each route also allows what the 404 page holds, which hosts show at any address", async () => {
  const policies = await toPolicies(settings as never);
  expect(Object.keys(policies).sort()).toEqual(ROUTES);
  const allowed = sourcesOf("script-src", policies["/404/"] ?? "");
  expect(allowed).toHaveLength(5);
  for (const policy of Object.values(policies))
    expect(sourcesOf("script-src", policy)).toEqual(expect.arrayContaining(allowed));
});
