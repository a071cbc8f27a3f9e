/** studio.yaml, `location`: where the studio is. */
import { z } from "zod";
import { documented, secureAddress, text, webAddress } from "./fields-schema.ts";

export const location = z.strictObject({
  street: text.optional().meta(documented("Street and number.", "2140 Fernhollow Lane, Suite 3")),
  city: text.meta(documented("The city.", "Portland")),
  region: text.meta(documented("The state, in two letters.", "OR")),
  postalCode: text.optional().meta(documented("The ZIP code, between quotes.", "97214")),
  country: text.meta(documented("The country, in two letters.", "US")),
  latitude: z.number().min(-90).max(90).optional().meta(documented("Degrees north.", 45.5152)),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .optional()
    .meta(documented("Degrees east; west is negative.", -122.6441)),
  parking: text
    .optional()
    .meta(documented("Where to park.", "There is parking at the back of the building.")),
  hours: text.optional().meta(documented("When the studio is open.", "By appointment only")),
  map: z
    .strictObject({
      embedUrl: secureAddress.meta(
        documented("The map within the page.", "https://www.openstreetmap.org/export/embed.html"),
      ),
      linkUrl: webAddress.meta(
        documented("The address of the map as a page.", "https://www.openstreetmap.org/"),
      ),
    })
    .optional()
    .meta(documented("The map of the studio.")),
});
