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
  image: `designs/${index}.jpg`,
  imageDescription: "A dot. Then the next.",
  size: "3 x 4",
  hours: "2-3",
  price: `$${200 + 10 * index}`,
  isColor: false,
  ...changes,
});
const soldOut = (index: number) => {
  const { id, title, image } = design(index);
  return { id, title, image, status: "soldOut" };
};
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
    catalogue: [
      design(0, { size: "H 3+", hours: undefined, placement: ["arm", "leg"] }),
      design(1, { size: "3 x 4+", hours: undefined, isColor: true, price: "" }),
      soldOut(2),
    ],
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
  lisbon: {
    catalogue: [
      design(0, { title: "Andorinha", size: "8 x 12 cm", price: "700 €", hours: "4-5,5" }),
      design(1, { title: "Chá", size: "H 6,5", price: "€80 each", hours: "1" }),
      design(2, {
        title: "Azulejo",
        size: { type: "range", dimension: "W", from: 10, to: 15 },
        price: "1.200 €",
      }),
      design(3, { title: "Sardinha", size: "2 x 4 1/4 in", price: "80 EUR" }),
      design(4, { title: "Bica", price: "from €320 the pair, €180 alone", size: "9 x 12" }),
      design(5, { title: "Elétrico 28", price: "on request" }),
      soldOut(6),
    ],
    portfolio: {
      works: [work(0), { ...work(1), design: 1 }, work(2, true)],
      studio: count(3, photo),
      portrait: photo(3),
    },
    studio: {
      name: "Ponto Lisboa",
      tagline: "Tatuagem à mão",
      description: "Hand-poked tattoos in Lisboa.",
      "about.lead": "I tattoo by hand, in Lisboa.",
      "brand.word": "Ponto",
      ...{ locale: "pt-PT", currency: "EUR", units: "cm" },
      "contact.phone": "+351 21 123 4567",
      location: {
        ...{ street: "Rua da Bica 12", city: "Lisboa", postalCode: "1100-153", country: "PT" },
        hours: "By appointment only",
      },
      "booking.deposits": [{ amount: "20 €" }, { amount: "80,50 €", from: "100 €" }],
      "booking.payments": [{ by: "MB WAY" }, { by: "card", fee: "2,5%" }],
      "booking.custom": { fee: "20-50 EUR", answer: "3 days" },
      "booking.faq": [
        { question: "What is that in dollars?", answer: "€80 is about $85; you pay {deposits}." },
      ],
      "policies.atAGlance": [{ label: "Shop minimum", value: "150 €" }],
    },
  },
  tokyo: {
    catalogue: [
      design(0, { title: "折鶴 Crane", size: "8.5 x 12", price: "¥70,000" }),
      design(1, { title: "Chá — 茶", size: "H 6", price: "12,000円" }),
      design(2, { title: "月の蛾", size: "W 10 cm", price: "￥12,000 each" }),
      soldOut(3),
    ],
    portfolio: { works: [work(0), work(1, true)], studio: count(2, photo), portrait: photo(2) },
    studio: {
      name: "点々 Tokyo",
      tagline: "一点ずつ",
      description: "Hand-poked tattoos in Tokyo.",
      "about.lead": "I tattoo by hand, in Tokyo.",
      "brand.word": "点々",
      ...{ locale: "ja-JP", currency: "JPY", units: "cm" },
      "contact.phone": "03-1234-5678",
      location: {
        ...{ street: "神宮前1-2-3", city: "渋谷区", region: "東京都", postalCode: "150-0001", country: "JP" },
        hours: "By appointment only",
      },
      "booking.deposits": [{ amount: "¥5,000" }],
      "booking.payments": [{ by: "cash" }, { by: "card", fee: "3%" }],
      "booking.custom": { fee: "¥3,000-¥8,000" },
    },
  },
  "no-designs": {
    portfolio: {
      works: [...count(5, (index) => work(index)), work(5, true)],
      studio: count(3, photo),
      portrait: photo(3),
    },
    studio: {
      tagline: "Blackwork, one day a week",
      description: "Blackwork tattoos in Portland.",
      repository: false,
      "booking.deposits": [{ amount: "$50" }, { amount: "$100", from: "$400" }],
      "about.lead": "I tattoo by machine, at the back of a bookshop.",
      "about.handPoked": undefined,
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
