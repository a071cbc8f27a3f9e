/** `vercel.json`, for deploying the built folder. */
import type { HeaderRule } from "./header-rules.ts";

/** Leaves unknown designs to 404.html: Vercel's redirects would also catch designs that exist. */
export function toVercelConfig(rules: readonly HeaderRule[], base: string) {
  const headers = rules.map(({ path, headers: fields }) => ({
    source: path.replace("*", "(.*)"),
    headers: Object.entries(fields).map(([key, value]) => ({ key, value })),
  }));
  const further = { source: `${base}designs/page/(.*)`, destination: `${base}designs/`, permanent: true };
  return { trailingSlash: true, redirects: [further], headers };
}

type Config = ReturnType<typeof toVercelConfig>;

export function findVercelHeaders({ headers }: Config, address: string): Record<string, string> {
  const path = address.split("?")[0] ?? "";
  const matching = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
  return Object.fromEntries(matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
}
