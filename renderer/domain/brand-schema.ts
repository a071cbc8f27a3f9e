/** studio.yaml, `brand`: the studio's own look. The sample fills in omitted parts. */
import { z } from "zod";
import { type Palette, SAMPLE_COLORS } from "./colors.ts";
import { documented, imagePath, line, text, textKinds, wordings } from "./fields-schema.ts";

const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)
  .register(wordings, {
    expected: `a color between quotes, # and six hexadecimal digits, such as "${SAMPLE_COLORS.light.wall}"`,
  });

function palette(sample: Palette, paper: string) {
  return z
    .strictObject({
      wall: color.default(sample.wall).meta(documented("The page.", sample.wall)),
      paper: color.default(sample.paper).meta(documented(paper, sample.paper)),
      ink: color.default(sample.ink).meta(documented("Words and buttons.", sample.ink)),
      accent: color.default(sample.accent).meta(documented("Links, focus and choices.", sample.accent)),
      sold: color.default(sample.sold).meta(documented("The dot of what is sold out.", sample.sold)),
    })
    .default(sample);
}

const palettes = {
  light: palette(SAMPLE_COLORS.light, "Under drawings, and the ground of panels.").meta(
    documented("The colors of the light scheme. Write each between quotes."),
  ),
  dark: palette(SAMPLE_COLORS.dark, "The ground of panels. Drawings keep their light paper, dimmed.").meta(
    documented("The colors for visitors whose device is set to dark. Write each between quotes."),
  ),
};

const fonts = z.strictObject({
  display: imagePath
    .optional()
    .meta(documented("For headings: a woff2, ttf or otf file below images/.", "brand/display.woff2")),
  text: imagePath
    .optional()
    .meta(
      documented("For everything else: another such file, preferably a variable font.", "brand/text.woff2"),
    ),
});

const fields = z.strictObject({
  word: line
    .nullable()
    .meta(documented("The word beside the mark. May be blank.", "Tattoo"))
    .transform((value) => value ?? "")
    .default("Tattoo")
    .register(textKinds, { kind: "prose" }),
  mark: imagePath
    .optional()
    .meta(documented("Your mark: an SVG below images/, drawn in one color.", "brand/mark.svg")),
  colors: z
    .strictObject(palettes)
    .default(SAMPLE_COLORS)
    .meta(documented("Five colors for each scheme; all others follow from them.")),
  scheme: z
    .literal("dark")
    .optional()
    .meta(
      documented("Write dark for a site that is dark on every device; leave it out to follow each device."),
    ),
  fonts: fonts.default({}).meta(documented("Two font files of your own.")),
  notFound: text
    .default("Perhaps it is only slow.")
    .meta(documented("The second sentence of the page for unknown addresses.", "Perhaps it is only slow.")),
});

export const brand = fields.default(() => fields.parse({}));

export type Brand = z.infer<typeof fields>;
