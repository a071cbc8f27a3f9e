/** A design on one's own skin: opened by its address, drawn on an arm, moved by the keyboard. */
import { expect } from "vitest";
import { count, eventually, type Facts, type Scene } from "../fact.ts";

/** The mean of each of 16 bands of the picture: browsers decode a photo in slightly different ways. */
const readLight = ({ view }: Scene) =>
  view.run(() => {
    const drawn = document.querySelector("dialog canvas") as HTMLCanvasElement;
    const canvas = document.createElement("canvas");
    canvas.width = drawn.width;
    canvas.height = drawn.height;
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.drawImage(drawn, 0, 0);
    return Array.from({ length: 16 }, (_, band) => {
      const { data } = context.getImageData(0, (band * drawn.height) / 16, drawn.width, drawn.height / 16);
      return data.reduce((sum, value) => sum + value, 0) / data.length;
    });
  });

const frameLeft = ({ view }: Scene) =>
  eventually(
    view,
    () => document.querySelector("dialog :has(> [data-handle])")?.getBoundingClientRect().left ?? 0,
  );

export const tryOn: Facts = {
  "a design lies on an arm as in Chromium, and moves by the arrow keys": async (scene) => {
    const { view, reference, notes } = scene;
    await scene.open("/design/1/?try");
    await count(view, "dialog#try-on-dialog").toBe(1);
    await view.click("dialog li button", "Light");
    const readShape = () => {
      const { width, height } = document.querySelector<HTMLCanvasElement>("dialog canvas") ?? {};
      return Number(height) / Number(width);
    };
    await eventually(view, readShape).toBeCloseTo(1200 / 900);
    await eventually(view, () => document.activeElement?.role).toBe("application");
    await expect
      .poll(async () => Math.max(...(await readLight(scene)).filter((_, index) => index % 4 < 3)))
      .toBeGreaterThan(100);
    const light = await readLight(scene);
    notes.set("light", light);
    for (const [index, value] of ((reference.get("light") ?? light) as number[]).entries())
      expect(Math.abs(value - (light[index] ?? 0))).toBeLessThan(4);
    const left = await view.run(
      () => document.querySelector("dialog :has(> [data-handle])")?.getBoundingClientRect().left ?? 0,
    );
    await view.press("ArrowRight", "ArrowRight");
    await frameLeft(scene).toBeGreaterThan(left + 5);
    expect(await view.run(() => (window as unknown as { faults: string[] }).faults)).toEqual([]);
  },
};
