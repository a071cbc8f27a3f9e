/** The shell of every page, the accordion, and print. */
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

/** Applies the print rules to the screen. */
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
  "the menu opens below the header, and closes on Escape and on a click outside": async (scene) => {
    await openMenu(scene);
    const [header, menu] = await scene.view.run(() =>
      ["header", "#menu"].map((one) => document.querySelector(one)?.getBoundingClientRect().toJSON()),
    );
    expect(menu.top).toBeCloseTo(header.bottom, 0);
    expect(menu.width).toBe(header.width);
    await scene.view.press("Tab", "Escape");
    await count(scene.view, "#menu").toBe(0);
    await isExpanded(scene).toBe("false");
    await focus(scene.view).toBe("Menu");
    await openMenu(scene);
    await scene.view.clickAt(200, 700);
    await count(scene.view, "#menu").toBe(0);
    await address(scene.view).toBe("/about/");
  },
  "the first Tab offers to skip the header": async ({ open, view }) => {
    await open("/about/");
    await view.press("Tab");
    await focus(view).toBe("Skip to content");
    await view.press("Enter");
    await eventually(view, () => document.activeElement?.id).toBe("main");
  },
  "both of the site's fonts are used": async ({ open, view }) => {
    await open("/about/");
    await eventually(
      view,
      () => [...document.fonts].filter(({ status }) => status === "loaded").length,
    ).toBeGreaterThanOrEqual(2);
  },
  "an unreachable map or calendar leaves its link": async ({ open, view }) => {
    await open("/about/");
    await view.run(() => document.querySelector("iframe")?.scrollIntoView());
    await count(view, "a[href^='https://maps.example/']").toBe(1);
    await open("/booking/");
    await view.run(() => document.querySelector("[aria-label=Calendar]")?.scrollIntoView());
    await count(view, "[aria-label=Calendar] a[href^='http']").toBe(1);
    await count(view, "[aria-label=Calendar] a[href^='mailto:']").toBe(1);
  },
  "the accordion shows one section at a time by mouse and keyboard": async (scene) => {
    await scene.open("/info/");
    await scene.view.run(() => document.querySelector("summary")?.focus());
    await scene.view.press("Space");
    await openSections(scene).toEqual(["deposit"]);
    await scene.view.press("Tab", "Space");
    await openSections(scene).toEqual(["pricing"]);
    await scene.view.click("summary", "Pricing");
    await openSections(scene).toEqual([]);
  },
  "an address opens its section and scrolls to it": async (scene) => {
    await scene.open("/info/#pricing");
    await openSections(scene).toEqual(["pricing"]);
    const top = await scene.view.run(() => document.querySelector("#pricing")?.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(900);
  },
  "print shows every section and splits none": async (scene) => {
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
  "print keeps the ink of the rule and of the mark": async (scene) => {
    for (const [path, drawn] of [
      ["/info/", ".slow-rule"],
      ["/design/4/", ".mark"],
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
