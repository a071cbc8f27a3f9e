/** The home page's lightbox and carousels. */
import { address, count, eventually, type Facts, focus, type Scene } from "../fact.ts";

const FIRST = "#work-2";

const shownWork = ({ view }: Scene) => eventually(view, () => location.hash);

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

async function isClosed({ view }: Scene, focused?: string): Promise<void> {
  await count(view, ".pswp").toBe(0);
  await address(view).toBe("/");
  if (focused) await eventually(view, () => document.activeElement?.id).toBe(focused);
}

export const lightbox: Facts = {
  "the lightbox closes on Escape, by its button and by Back, returns the focus, and leaves no trace": async (
    scene,
  ) => {
    for (const close of [
      () => scene.view.press("Escape"),
      () => scene.view.click(".pswp button", "Close"),
      () => scene.view.back(),
    ]) {
      await scene.open("/about/");
      await openFirst(scene);
      await close();
      await isClosed(scene, "work-2");
      await scene.view.back();
      await address(scene.view).toBe("/about/");
    }
  },
  "the lightbox keeps the focus": async (scene) => {
    await openFirst(scene);
    for (const name of ["Close", "Previous", "Next", "Moon Moth"]) {
      await scene.view.press("Tab");
      await focus(scene.view).toBe(name);
    }
  },
  "a picture's address opens it; Escape closes it, and so does Back after a key press": async (scene) => {
    await scene.open("/#work-5");
    await isOpen(scene);
    await scene.view.press("Escape");
    await isClosed(scene, "work-5");
    await scene.open("/contact/");
    await scene.open("/#work-5");
    await isOpen(scene);
    await scene.view.press("ArrowRight");
    await shownWork(scene).toBe("#work-6");
    await scene.view.back();
    await isClosed(scene);
  },
  "a lightbox that failed to load once opens later, or the picture itself opens": async (scene) => {
    await scene.open("/");
    scene.site.refuseOnce(/pswp__scroll-wrap/);
    await scene.view.click(FIRST);
    await eventually(
      scene.view,
      () => location.pathname.startsWith("/images/") || document.querySelectorAll(".pswp").length > 0,
    ).toBe(true);
    await openFirst(scene);
  },
  "the carousel moves by its buttons, and Tab leads from them to its first picture": async ({
    open,
    view,
  }) => {
    await open("/");
    await count(view, ".swiper-initialized").toBe(2);
    const readLeft = () => document.querySelector("#work-3")?.getBoundingClientRect().left ?? 0;
    const before = await view.run(readLeft);
    await view.click("section:first-of-type button", "Next slide");
    await eventually(view, readLeft).toBeLessThan(before - 50);
    await view.press("Tab");
    await eventually(view, () => document.activeElement?.tagName).toBe("A");
  },
};
