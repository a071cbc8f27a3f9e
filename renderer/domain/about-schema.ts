/** studio.yaml, `about`: the texts on About. */
import { z } from "zod";
import { documented, labeled, markdown, text } from "./fields-schema.ts";

const handPoked = z.strictObject({
  names: z
    .array(text.meta(documented("One name.", "stick and poke")))
    .min(1)
    .meta(documented("What else it is called.")),
  lead: text.meta(
    documented("The sentence above its traits.", "A needle, a hand, and one dot after another."),
  ),
  traits: z.array(labeled).meta(documented("How it differs from a machine.")),
});

export const about = z.strictObject({
  heading: text.meta(documented("Above the biography.", "About the artist")),
  lead: text.meta(documented("The first sentence.", "I am a licensed hand-poked tattoo artist.")),
  biography: markdown
    .optional()
    .meta(documented("Your story. May use Markdown.", "I work alone and without a machine.")),
  handPoked: handPoked.meta(documented("What hand-poked is.")),
});
