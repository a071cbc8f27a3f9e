/** What the shell of every page says about the studio. */
import type { Studio } from "./studio-schema.ts";

export type Site = {
  name: string;
  origin: string;
  description: string;
  copyrightYear: number;
  social?: { label: string; url: string };
};

export function toSite({ name, url, description, copyrightYear, social }: Studio): Site {
  return {
    name,
    origin: new URL(url).origin,
    description,
    copyrightYear,
    social: social && { label: social.label, url: social.url },
  };
}
