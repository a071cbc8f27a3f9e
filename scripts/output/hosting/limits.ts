/** Warns before a site exceeds what hosts take for free, so that publishing does not fail one day unexpectedly. */

/** A site by the number of its files and by their bytes. */
type Weight = { files: number; bytes: number };

/** From the hosts' documentation. GitHub's gigabyte is read as 10⁹ bytes, the smaller meaning. */
const LIMITS: { host: string; unit: keyof Weight; most: number }[] = [
  { host: "GitHub Pages", unit: "bytes", most: 1e9 },
  { host: "Cloudflare Pages (free plan)", unit: "files", most: 20_000 },
];

/** The share of a limit from which to warn: about a hundred designs before it. */
const NEAR = 0.85;

export function findNearLimits(site: Weight): string[] {
  return LIMITS.filter(({ unit, most }) => site[unit] > NEAR * most).map(({ host, unit, most }) => {
    const [found, allowed] = [inWords(site[unit], unit), inWords(most, unit)];
    return site[unit] > most
      ? `${host} takes at most ${allowed}, and this site has ${found}: publish it elsewhere.`
      : `${host} takes at most ${allowed}, and this site already has ${found}.`;
  });
}

function inWords(amount: number, unit: keyof Weight): string {
  return unit === "files"
    ? `${amount.toLocaleString("en-US")} files`
    : `${Math.round(amount / 1e6).toLocaleString("en-US")} MB`;
}
