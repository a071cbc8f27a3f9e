import { expect, test } from "vitest";
import { pruneStyles, splitWords } from "#output/inline/prune-styles.ts";

const page = (css: string, html: string, script = "", lazyStyles = "") =>
  pruneStyles(css, { words: new Set(splitWords(html)), scripts: [script], lazyStyles });

test("keeps the rules of elements, classes and ids that occur, and drops the others", async () => {
  const css = "p{margin:0}table{margin:0}.a{color:red}.b{color:red}#c{top:0}#d{top:0}";
  expect(await page(css, '<p class="x a" id="c">')).toBe("p{margin:0}.a{color:red}#c{top:0}");
});

test("keeps what only a script will put there", async () => {
  expect(await page(".later{top:0}.never{top:0}", "<p>", 'element.className = "other later"')).toBe(
    ".later{top:0}",
  );
});

test("keeps every state of an element, whatever its attributes are now", async () => {
  const css =
    ":focus-visible{top:0}::selection{top:0}[aria-expanded=true] a{top:0}a[hidden]{top:0}a:has(:checked){top:0}details[open]>a::before{top:0}";
  expect(await page(css, '<details><a aria-expanded="false"></a></details>')).toBe(css);
});

test("keeps classes whose names Tailwind had to escape", async () => {
  const css = ".md\\:top-\\[calc\\(4\\.5rem\\+4px\\)\\]{top:0}.after\\:\\[content\\:\\'\\'\\]:after{top:0}";
  expect(await page(css, '<a class="md:top-[calc(4.5rem+4px)]">')).toBe(
    ".md\\:top-\\[calc\\(4\\.5rem\\+4px\\)\\]{top:0}",
  );
});

test("drops keyframes and custom properties that no kept rule names, and rules that are empty then", async () => {
  const css =
    ":root{--used:1px;--unused:2px}@media print{.none{top:0}}@keyframes beat{to{top:0}}@keyframes rest{to{top:0}}p{top:var(--used);animation:beat 1s}";
  const pruned = await page(css, "<p>");
  expect(pruned).toContain("--used:1px");
  expect(pruned).toContain("@keyframes beat");
  for (const gone of ["--unused", "rest", "print"]) expect(pruned).not.toContain(gone);
});

test("keeps the custom properties of the stylesheets that scripts load later", async () => {
  const css = ":root{--later:1px;--unused:2px}p{top:0}";
  expect(await page(css, "<p>", "", ".caption{font-size:var(--later)}")).toBe(":root{--later:1px}p{top:0}");
});
