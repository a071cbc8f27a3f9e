/** A script as a string, by the Vite plugin in scripts/site/early-scripts.ts. */
declare module "*?early" {
  const script: string;
  export default script;
}

/** The address of the display face, by scripts/brand/write-brand.ts. */
declare module "studio-brand/display-font.ts" {
  const address: string;
  export default address;
}
