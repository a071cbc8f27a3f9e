/** The lightbox: over the portfolio, the studio's photos, and what is sold out. */
import { address, count, eventually, type Facts, focus, type Scene } from "../fact.ts";

const FIRST = "#work-2";

const shownWork = ({ view }: Scene) => eventually(view, () => location.hash);
const isFocused = ({ view }: Scene, id: string) =>
  eventually(view, () => document.activeElement?.id).toBe(id);

async function isOpen({ view }: Scene): Promise<void> {
  await count(view, ".pswp").toBe(1);
  await focus(view).toBe("Tattoos");
}

async function openFirst(scene: Scene): Promise<void> {
  await scene.open("/");
  await scene.view.click(FIRST);
  await isOpen(scene);
  await shownWork(scene).toBe(FIRST);
}

async function isClosed(scene: Scene): Promise<void> {
  await count(scene.view, ".pswp").toBe(0);
  await address(scene.view).toBe("/");
}

export const lightbox: Facts = {
  "the lightbox opens by a click, and closes on Escape": async (scene) => {
    await openFirst(scene);
    await scene.view.press("Escape");
    await isClosed(scene);
    await isFocused(scene, "work-2");
  },
  "the lightbox opens by Enter": async (scene) => {
    await scene.open("/");
    await scene.view.run((first) => document.querySelector<HTMLElement>(first)?.focus(), FIRST);
    await scene.view.press("Enter");
    await isOpen(scene);
  },
  "the lightbox closes by its button": async (scene) => {
    await openFirst(scene);
    await scene.view.click(".pswp button", "Close");
    await isClosed(scene);
    await isFocused(scene, "work-2");
  },
  "the lightbox closes by Back, which stays on the page": async (scene) => {
    await openFirst(scene);
    await scene.view.back();
    await isClosed(scene);
    await isFocused(scene, "work-2");
  },
  "the lightbox leaves no trace in the history": async (scene) => {
    await scene.open("/about/");
    await openFirst(scene);
    await scene.view.press("Escape");
    await isClosed(scene);
    await scene.view.back();
    await address(scene.view).toBe("/about/");
  },
  "the lightbox moves by keys and by its buttons, round and round": async (scene) => {
    await openFirst(scene);
    await scene.view.press("ArrowRight");
    await shownWork(scene).toBe("#work-3");
    await scene.view.click(".pswp button", "Previous");
    await shownWork(scene).toBe(FIRST);
    await scene.view.click(".pswp button", "Previous");
    await shownWork(scene).toBe("#work-11");
  },
  "the lightbox keeps the focus": async (scene) => {
    await openFirst(scene);
    for (const name of ["Close", "Previous", "Next", "Design 1, Moon Moth"]) {
      await scene.view.press("Tab");
      await focus(scene.view).toBe(name);
    }
  },
  "the address of a picture opens it, and Back closes it": async (scene) => {
    await scene.open("/contact/");
    await scene.open("/#work-5");
    await isOpen(scene);
    await scene.view.press("ArrowRight");
    await shownWork(scene).toBe("#work-6");
    await scene.view.back();
    await isClosed(scene);
  },
  "the address of a picture opens it, and Escape closes it": async (scene) => {
    await scene.open("/#work-5");
    await isOpen(scene);
    await scene.view.press("Escape");
    await isClosed(scene);
    await isFocused(scene, "work-5");
  },
  "the lightbox that could not be loaded once opens all the same, or the picture itself": async (scene) => {
    await scene.open("/");
    scene.site.refuseOnce(/pswp__scroll-wrap/);
    await scene.view.click(FIRST);
    await eventually(
      scene.view,
      () => location.pathname.startsWith("/images/") || document.querySelectorAll(".pswp").length > 0,
    ).toBe(true);
    await scene.open("/");
    await scene.view.click(FIRST);
    await isOpen(scene);
  },
  "the carousel turns by its buttons": async ({ open, view }) => {
    await open("/");
    await count(view, ".swiper-initialized").toBe(2);
    const left = () =>
      eventually(view, () => document.querySelector("#work-3")?.getBoundingClientRect().left ?? 0);
    const before = await view.run(() => document.querySelector("#work-3")?.getBoundingClientRect().left ?? 0);
    await view.click("section:first-of-type button", "Next slide");
    await left().toBeLessThan(before - 50);
  },
  "the studio's photos open in a lightbox that wraps around": async ({ open, view }) => {
    await open("/about/");
    await view.click("[data-gallery='Studio photos'] a");
    await count(view, ".pswp").toBe(1);
    await view.click(".pswp button", "Previous");
    await eventually(view, () => document.querySelector(".pswp")?.textContent).toContain("6 of 6");
  },
  "a sold-out design opens in a lightbox that says so": async ({ open, view }) => {
    await open("/designs/");
    await view.click("#designs [role=button]");
    await eventually(view, () => document.querySelector(".pswp")?.textContent).toContain("Sold Out");
    await view.press("Escape");
    await count(view, ".pswp").toBe(0);
    await address(view).toBe("/designs/");
  },
};
