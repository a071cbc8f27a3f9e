/** What every page shares, the accordion, and what is on paper. */
import { expect } from "vitest";
import { address, count, eventually, type Facts, focus, PHONE, type Scene } from "../fact.ts";

const isExpanded = ({ view }: Scene) =>
  eventually(view, () => document.querySelector("[popovertarget=menu]")?.getAttribute("aria-expanded"));

async function openMenu(scene: Scene): Promise<void> {
  await scene.view.resize(PHONE);
  await scene.open("/about/");
  await isExpanded(scene).toBe("false");
  await scene.view.click("header button");
  await count(scene.view, "#menu").toBe(1);
  await isExpanded(scene).toBe("true");
}

const openSections = ({ view }: Scene) =>
  eventually(view, () => [...document.querySelectorAll("details[open]")].map(({ id }) => id));

/** The rules for paper hold on the screen. */
const print = ({ view }: Scene) =>
  view.run(() => {
    dispatchEvent(new Event("beforeprint"));
    const lift = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.conditionText === "print") rule.media.mediaText = "all";
        if (rule instanceof CSSGroupingRule) lift(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) lift(cssRules);
  });

export const shell: Facts = {
  "the menu opens below the header": async (scene) => {
    await openMenu(scene);
    const [header, menu] = await scene.view.run(() =>
      ["header", "#menu"].map((one) => document.querySelector(one)?.getBoundingClientRect().toJSON()),
    );
    expect(menu.top).toBeCloseTo(header.bottom, 0);
    expect(menu.width).toBe(header.width);
  },
  "the menu closes on Escape, and gives the focus back": async (scene) => {
    await openMenu(scene);
    await scene.view.press("Tab", "Escape");
    await count(scene.view, "#menu").toBe(0);
    await isExpanded(scene).toBe("false");
    await focus(scene.view).toBe("Menu");
  },
  "the menu closes on a click outside": async (scene) => {
    await openMenu(scene);
    await scene.view.clickAt(200, 700);
    await count(scene.view, "#menu").toBe(0);
    await address(scene.view).toBe("/about/");
  },
  "the menu works": async (scene) => {
    await openMenu(scene);
    await scene.view.click("#menu a", "Info");
    await address(scene.view).toBe("/info/");
  },
  "the first Tab offers to skip the header": async ({ open, view }) => {
    await open("/about/");
    await view.press("Tab");
    await focus(view).toBe("Skip to content");
    await view.press("Enter");
    await eventually(view, () => document.activeElement?.id).toBe("main");
  },
  '"Scroll to top" appears below 300 px, and scrolls': async ({ open, view }) => {
    await open("/about/");
    await count(view, "#scroll-to-top").toBe(0);
    await view.run(() => scrollTo({ top: 400, behavior: "instant" }));
    await count(view, "#scroll-to-top").toBe(1);
    await view.click("#scroll-to-top");
    await eventually(view, () => scrollY).toBe(0);
  },
  "both fonts of the site are used": async ({ open, view }) => {
    await open("/about/");
    await eventually(
      view,
      () => [...document.fonts].filter(({ status }) => status === "loaded").length,
    ).toBeGreaterThanOrEqual(2);
  },
  "the context menu is blocked, and the keys that people need are not": async ({ open, view }) => {
    await open("/about/");
    expect(
      await view.run(() => {
        const ask = (event: Event) => !document.body.dispatchEvent(event);
        const key = (name: string, ctrlKey = false) =>
          new KeyboardEvent("keydown", { key: name, ctrlKey, bubbles: true, cancelable: true });
        return [
          ask(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
          ask(key("s", true)),
          ask(key("c", true)),
          ask(key("Tab")),
        ];
      }),
    ).toEqual([true, true, false, false]);
  },
  "the map that cannot be reached leaves its link": async ({ open, view }) => {
    await open("/about/");
    await view.run(() => document.querySelector("iframe")?.scrollIntoView());
    await count(view, "a[href^='https://maps.example/']").toBe(1);
    await count(view, "iframe.invisible").toBe(1);
  },
  "a calendar that cannot be reached leaves a link to it and the e-mail": async ({ open, view }) => {
    await open("/booking/");
    await view.run(() => document.querySelector(".calendar")?.scrollIntoView());
    await count(view, ".calendar a[href^='http']").toBe(1);
    await count(view, ".calendar a[href^='mailto:']").toBe(1);
  },
  "the accordion shows one section at a time": async (scene) => {
    await scene.open("/info/");
    await scene.view.click("summary", "Deposit");
    await openSections(scene).toEqual(["deposit"]);
    await scene.view.click("summary", "Pricing");
    await openSections(scene).toEqual(["pricing"]);
    await scene.view.click("summary", "Pricing");
    await openSections(scene).toEqual([]);
  },
  "the accordion works from the keyboard": async (scene) => {
    await scene.open("/info/");
    await scene.view.run(() => document.querySelector("summary")?.focus());
    await scene.view.press("Space");
    await openSections(scene).toEqual(["deposit"]);
    await scene.view.press("Tab", "Space");
    await openSections(scene).toEqual(["pricing"]);
  },
  "an address opens its section, in view": async (scene) => {
    await scene.open("/info/#pricing");
    await openSections(scene).toEqual(["pricing"]);
    const top = await scene.view.run(() => document.querySelector("#pricing")?.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(900);
  },
  "on paper every section is there, and none is torn": async (scene) => {
    await scene.open("/info/");
    await print(scene);
    await eventually(scene.view, () =>
      [...document.querySelectorAll("details > div")].every(
        (body) => body.getBoundingClientRect().height > 10,
      ),
    ).toBe(true);
    const breaks = await scene.view.run(() =>
      [...document.querySelectorAll("details")].map((section) => getComputedStyle(section).breakInside),
    );
    expect(new Set(breaks)).toEqual(new Set(["avoid"]));
  },
  "on paper the rule and the marks between sheets keep their ink": async (scene) => {
    for (const [path, drawn] of [
      ["/info/", ".slow-rule"],
      ["/design/4/", ".cut i"],
    ] as const) {
      await scene.open(path);
      await print(scene);
      const adjust = await scene.view.run((selector: string) => {
        const style = getComputedStyle(document.querySelector(selector) as Element);
        return (
          style.getPropertyValue("print-color-adjust") || style.getPropertyValue("-webkit-print-color-adjust")
        );
      }, drawn);
      expect([drawn, adjust]).toEqual([drawn, "exact"]);
    }
  },
};
