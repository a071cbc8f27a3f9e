/** Studios to test: from an empty one to three hundred designs in other scripts. */

/** The differences from a new studio. `studio` holds values by path; undefined removes a key. */
export type Content = {
  catalogue?: object[];
  portfolio?: { works?: object[]; studio?: object[]; portrait?: object };
  studio?: Record<string, unknown>;
};

const count = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, i) => make(i));

const design = (index: number, changes: object = {}) => ({
  id: index + 1,
  title: `Dot ${index + 1}`,
  image: `designs/${index % 6}.jpg`,
  imageDescription: "A dot. Then the next.",
  size: "3 x 4",
  hours: "2-3",
  price: `$${200 + 10 * index}`,
  isColor: false,
  ...changes,
});
const soldOut = (index: number) => ({
  id: index + 1,
  title: `Dot ${index + 1}`,
  image: `designs/${index}.jpg`,
  status: "soldOut",
});
const work = (index: number, isDoodle = false) => ({
  id: index + 1,
  src: `portfolio/${index % 4}.jpg`,
  title: `work${index + 1}`,
  isDoodle,
});
const photo = (index: number) => ({
  src: `studio/${index % 4}.jpg`,
  alt: `Corner ${index + 1} of the studio`,
});

const TITLES = [
  "月の蛾",
  "فراشة القمر",
  "折り紙の舟と三日月を渡る鶴の群れ",
  "خط عربي طويل جدا بلا مسافات كثيرة",
  "花 Koi",
  "ヒマワリ",
];
const DESCRIPTIONS = ["月明かりの蛾。一点ずつ手で彫ります。", "فراشة تحت القمر. نقطة بعد نقطة؟ نعم."];

export const CONTENTS: Record<string, Content> = {
  new: {},
  "one-of-each": {
    catalogue: [design(0)],
    portfolio: { works: [work(0)], studio: [photo(0)], portrait: photo(1) },
  },
  "no-photos": {
    catalogue: [design(0), design(1, { isColor: true, price: "" }), soldOut(2)],
    portfolio: {
      works: [...count(5, (index) => work(index)), ...count(3, (index) => work(index + 5, true))],
    },
  },
  "sold-out": {
    catalogue: count(3, soldOut),
    portfolio: { works: count(2, (index) => work(index, true)), studio: count(4, photo) },
  },
  "two-scripts": {
    catalogue: count(300, (index) =>
      design(index, {
        title: `${TITLES[index % TITLES.length]}${index < TITLES.length ? "" : ` ${index}`}`,
        imageDescription: DESCRIPTIONS[index % 2],
      }),
    ),
    portfolio: {
      works: [work(0), { ...work(1, true), alt: "前腕の小さな月" }],
      studio: [photo(0), { ...photo(1), alt: "غرفة العمل" }],
    },
    studio: {
      name: "点々 نقطة",
      tagline: "一点ずつ、ゆっくりと",
      "about.heading": "عن الفنانة",
      "about.lead": "أعمل باليد، نقطة بعد نقطة، بلا آلة.",
      "about.biography":
        "一人で、機械を使わずに彫ります。\n\nأعمل وحدي في غرفة هادئة:\n\n- نقطة\n- ثم نقطة\n",
      "booking.intro": "下から時間を選んでください。",
      "booking.faq": [
        { question: "予約金はいくらですか？", answer: "五十ドルです。" },
        { question: "كيف أستعد؟", answer: "نم جيدا، وكل، واشرب الماء." },
      ],
      "policies.atAGlance": [{ label: "最低料金", value: "$150" }],
      "policies.sections": [
        { title: "年齢", body: "十八歳以上の方に限ります。" },
        { title: "الدفع", body: "| | |\n|---|---|\n| نقدا | نعم |\n" },
      ],
    },
  },
  "little-said": {
    catalogue: count(7, (index) => design(index, { imageDescription: "A dot.", tags: undefined })),
    portfolio: { works: count(3, (index) => work(index)), studio: count(7, photo) },
    studio: {
      // This studio has the sample's name, but not its facts.
      name: "Slow Dot Tattoo",
      analytics: undefined,
      "booking.faq": [{ question: "How do I prepare?", answer: "Sleep." }],
      "policies.sections": [{ title: "Age", body: "18 or older." }],
    },
  },
};
