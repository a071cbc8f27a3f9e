/** `vercel.json`, for deploying the built folder. */
import type { HeaderRule } from "./header-rules.ts";

/** Leaves unknown designs to 404.html: Vercel's redirects would also catch designs that exist. */
export function toVercelConfig(rules: readonly HeaderRule[]): string {
  const headers = rules.map(({ path, headers: fields }) => ({
    source: path.replace("*", "(.*)"),
    headers: Object.entries(fields).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ trailingSlash: true, headers }, null, 2)}\n`;
}
