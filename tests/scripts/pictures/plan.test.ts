import { expect, test } from "vitest";
import { planOriginals } from "#pictures/plan.ts";

const photo = (src: string) => ({ src, alt: "A photo" });

test("the plan names each original once, with every role that it plays", () => {
  const planned = planOriginals({
    catalogue: [
      { id: 1, title: "Koi", image: "koi.jpg", status: "soldOut" },
      { id: 2, title: "Koi again", image: "koi.jpg", status: "soldOut" },
    ],
    portfolio: {
      works: [{ id: 2, src: "koi.jpg", title: "koi", isDoodle: false }],
      studio: [photo("studio.jpg")],
      portrait: photo("me.jpg"),
    },
    illustrations: ["studio.jpg"],
  });
  expect(planned).toEqual([
    { path: "koi.jpg", roles: ["tile", "plate", "slide"] },
    { path: "studio.jpg", roles: ["slide", "photo", "illustration"] },
    { path: "me.jpg", roles: ["portrait"] },
  ]);
});
