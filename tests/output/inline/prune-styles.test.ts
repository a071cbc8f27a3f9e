import { expect, test } from "vitest";
import { makePruner } from "#output/inline/prune-styles.ts";

const prune = (css: string, names: string, lazyStyles = "") =>
  makePruner(css, lazyStyles)((name) => names.split(" ").includes(name), new Set());

test("keeps the rules of elements, classes and ids that occur, and drops the others", () => {
  const css =
    "p{margin:0}table{margin:0}.a{color:red}.b{color:red}#c{top:0}#d{top:0}.a .b,.a>p{top:0}*{top:0}";
  expect(prune(css, "p a c")).toBe("p{margin:0}.a{color:red}#c{top:0}.a>p{top:0}*{top:0}");
});

test("keeps every state of an element, whatever its attributes are now", () => {
  const css =
    ":focus-visible{top:0}::selection{top:0}[aria-expanded=true] a{top:0}a[hidden]{top:0}a:has(:checked,.x){top:0}details[open]>a::before{top:0}a:not([b='}'],:last-child):after{top:0}";
  expect(prune(css, "details a")).toBe(css);
});

test("leaves open what stands in brackets, and asks for the rest of the selector", () => {
  const css = ":is(.a,.b) p{top:0}:where(.b,:is(.c,.d)),i{top:0}p:is(:hover,.b){top:0}:is(.a,.b) .c{top:0}";
  expect(prune(css, "p a")).toBe(":is(.a,.b) p{top:0}:where(.b,:is(.c,.d)){top:0}p:is(:hover,.b){top:0}");
});

test("keeps classes whose names Tailwind had to escape", () => {
  const kept = ".md\\:top-\\[calc\\(4\\.5rem\\+4px\\)\\]{top:0}";
  const css = `${kept}.after\\:\\[content\\:\\'\\'\\]:after{top:0}`;
  expect(prune(css, "md:top-[calc(4.5rem+4px)]")).toBe(kept);
});

test("reads past braces and semicolons in strings, addresses and comments", () => {
  const css = 'p{content:"};";background:url(data:a;b{c)}/* } */\nb{top:0}i{top:0}';
  expect(prune(css, "p i")).toBe('p{content:"};";background:url(data:a;b{c)}i{top:0}');
});

test("drops keyframes and custom properties that no kept rule needs, and rules that are empty then", () => {
  const css =
    ":root{--used:var(--deep) 1px;--deep:0;--unused:2px}@media print{.none{top:0}}@keyframes beat{to{top:0}}@keyframes rest{to{top:0}}p{top:var(--used);animation:1s beat!important}.none{top:var(--unused);animation-name:rest}";
  expect(prune(css, "p")).toBe(
    ":root{--used:var(--deep) 1px;--deep:0}@keyframes beat{to{top:0}}p{top:var(--used);animation:1s beat!important}",
  );
});

test("keeps the custom properties of the stylesheets that scripts load later", () => {
  const css = ":root{--later:1px;--unused:2px}p{top:0}";
  expect(prune(css, "p", ".caption{font-size:var(--later)}")).toBe(":root{--later:1px}p{top:0}");
});

test("keeps rules about fonts and printed pages, and layers", () => {
  const css = "@layer a,b;@font-face{font-family:A;src:url(a.woff2)}@page{margin:1cm}@layer a{p{top:0}}";
  expect(prune(css, "p")).toBe(css);
});
