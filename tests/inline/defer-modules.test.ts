import { expect, test } from "vitest";
import { deferModules } from "../../scripts/inline/defer-modules.ts";

const MODULE = '<script src="data:text/javascript,loaded()" type="module" async></script>';

/** Runs what the page would run; gives back how to let a frame and what follows it pass. */
function run(page: { hidden: boolean }) {
  const script = /<script>(.*)<\/script>/.exec(deferModules(`<p></p>${MODULE}`))?.[1] ?? "";
  const asked: string[] = [];
  const later: (() => void)[] = [];
  const queue = (task: () => void) => later.push(task);
  const text = script.replace(/import\(/, "ask(");
  new Function("document", "requestAnimationFrame", "setTimeout", "ask", text)(
    page,
    queue,
    queue,
    (src: string) => asked.push(src),
  );
  return { asked, pass: () => later.shift()?.() };
}

test("a module is asked for after the first frame", () => {
  const { asked, pass } = run({ hidden: false });
  expect(asked).toEqual([]);
  pass();
  expect(asked).toEqual([]);
  pass();
  expect(asked).toEqual(["data:text/javascript,loaded()"]);
});

test("a module is asked for at once where the page is not seen", () => {
  expect(run({ hidden: true }).asked).toHaveLength(1);
});

test("other scripts stay as they are", () => {
  const html = '<script type="application/json">{}</script><script src="/a.js"></script>';
  expect(deferModules(html)).toBe(html);
});
