/** The questions to the artist. The test types the answers. */
import { expect, test } from "vitest";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { complete } from "../../../scripts/add/add-photos.ts";
import { type KindName, makeKinds } from "../../../scripts/add/kinds.ts";
import { Canceled } from "../../../scripts/add/question.ts";
import { makeSite } from "../../scripts/content/site.ts";
import { CTRL_C, DOWN, ENTER, typeOn } from "./terminal.ts";

const KINDS = makeKinds(DEFAULT_CONVENTIONS);

async function type(kind: KindName, keys: string[], { known = {}, source = "paper-boat.jpg" } = {}) {
  const terminal = typeOn(keys);
  const answers = { ...known, ...(kind === "design" && { added: "2026-01-02" }) };
  const entry = { kind: KINDS[kind], photo: { source }, answers };
  const understood = await complete(makeSite(), entry, terminal);
  return { understood, printed: terminal.printed() };
}

const BOAT = { title: "Boat", imageDescription: "x", size: "W 3", hours: "1", price: "$5", isColor: true };
const line = (text: string) => [text, ENTER];

test("asks for everything, offers the title, and shows the entry before it is added", async () => {
  const texts = [ENTER, ...line("A boat."), ...line("H 2.5"), ...line("1-2"), ENTER];
  const ink = [ENTER];
  const tags = [" ", DOWN, DOWN, DOWN, " ", ENTER];
  const corners = line("corners: [[88,92],[12,92],[12,8],[88,8]]");
  const { understood, printed } = await type("design", [...texts, ...ink, ...tags, ...corners, ENTER]);
  expect(understood).toMatchObject({
    ...{ title: "Paper Boat", imageDescription: "A boat.", size: "H 2.5", hours: "1-2", price: "" },
    ...{ isColor: false, tags: ["Size Adjustable", "Repeatable"] },
    corners: [
      [88, 92],
      [12, 92],
      [12, 8],
      [88, 8],
    ],
  });
  expect(printed).toContain("catalogue.yaml, from line 45 on");
  expect(printed).toMatch(/- id: 21 .*\n.* {2}title: Paper Boat .*\n.* {2}image: designs\/paper-boat\.jpg/);
});

test("asks again until an answer is valid, and says what is expected", async () => {
  const { size: _, price: __, ...known } = { ...BOAT, tags: null, corners: null };
  const keys = [
    ...line("small"),
    "\u0015",
    ...line("W 3"),
    ...line("about 4 hours"),
    "\u0015",
    ...line("$5"),
  ];
  const { understood, printed } = await type("design", [...keys, ENTER], { known });
  expect(understood).toMatchObject({ size: "W 3", price: "$5" });
  expect(printed).toContain(
    'Expected a size in inches such as 2 x 4 1/4, H 2.5 for the height or W 3 for the width, or in centimeters such as 5 x 10 cm, found the text "small".',
  );
  expect(printed).toContain(
    'Expected a price such as $650 or $80 each, the words on request, or nothing, found the text "about 4 hours".',
  );
});

test("adds nothing when the artist declines", async () => {
  const { understood } = await type("design", ["n"], { known: { ...BOAT, tags: null, corners: null } });
  expect(understood).toBeUndefined();
});

test("Ctrl+C cancels immediately", async () => {
  await expect(type("design", ["Bo", CTRL_C])).rejects.toThrow(Canceled);
});

test("asks different questions about a work and a studio photo", async () => {
  const work = await type("work", [
    ENTER,
    DOWN,
    ENTER,
    ...line("A boat on an arm"),
    ...line("2 years"),
    ENTER,
  ]);
  expect(work.understood).toMatchObject({ title: "paperBoat", isDoodle: true, healed: "2 years" });
  const photo = await type("studio", [...line("A shelf"), ENTER]);
  expect(photo.understood).toEqual({ alt: "A shelf" });
});

test.each(["IMG_4401.HEIC", "DSCF0012.jpg", "PXL_20260101_1200.jpg", "12.png"])(
  "does not offer a camera's file name, %s, as the title",
  async (source) => {
    const { title: _, ...known } = { ...BOAT, tags: null, corners: null };
    const { understood } = await type("design", [ENTER, ...line("Boat"), ENTER], { known, source });
    expect(understood).toMatchObject({ title: "Boat" });
  },
);
