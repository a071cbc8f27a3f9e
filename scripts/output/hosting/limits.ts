/** Warns before a site exceeds what hosts take for free, so that publishing does not fail one day unexpectedly. */

/** A site by the number of its files and by their bytes. */
type Weight = { files: number; bytes: number };

/** From the hosts' documentation. GitHub's gigabyte is read as 10⁹ bytes, the smaller meaning. */
const HOSTS: { host: string; most: Partial<Weight> }[] = [
  { host: "GitHub Pages", most: { bytes: 1e9 } },
  { host: "Cloudflare Pages (free plan)", most: { files: 20_000 } },
];

/** The share of a limit from which to warn: about a hundred designs before it. */
const NEAR = 0.85;

export function findNearLimits(site: Weight): string[] {
  return HOSTS.flatMap(({ host, most }) =>
    (["files", "bytes"] as const).flatMap((unit) => {
      const limit = most[unit];
      if (limit === undefined || site[unit] <= NEAR * limit) return [];
      const [found, allowed] = [inWords(site[unit], unit), inWords(limit, unit)];
      return site[unit] > limit
        ? [`${host} takes at most ${allowed}, and this site has ${found}: publish it elsewhere.`]
        : [`${host} takes at most ${allowed}, and this site already has ${found}.`];
    }),
  );
}

function inWords(amount: number, unit: keyof Weight): string {
  return unit === "files"
    ? `${amount.toLocaleString("en-US")} files`
    : `${Math.round(amount / 1e6).toLocaleString("en-US")} MB`;
}
