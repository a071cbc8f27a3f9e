/** The kinds of value that the YAML files share. `examples` are quoted to whoever writes something else. */
import { z } from "zod";

/** Non-empty text; blanks around it are dropped. */
export const text = z.string().trim().min(1);

/** The number of an entry, part of its address: unique within its file. */
export const id = z
  .int()
  .min(1)
  .meta({ examples: [12] });

/** A picture's path below `images/`, with forward slashes. Whether the file is there is checked apart. */
export const imagePath = text.meta({ examples: ["designs/moon-moth.jpg"] });

export const email = z.email().meta({ examples: ["hello@slowdot.example"] });

export const webAddress = z
  .url({ protocol: /^https?$/ })
  .meta({ examples: ["https://www.instagram.com/slowdot.example/"] });
