/** A script as a string, by the Vite plugin in scripts/dev/early-scripts.ts. */
declare module "*?early" {
  const script: string;
  export default script;
}

/** The address of the display face, by scripts/brand/write-brand.ts. */
declare module "studio-brand/display-font.ts" {
  const address: string;
  export default address;
}

/** Every design, by scripts/studio/build-content.ts. */
declare module "studio-data/designs.json" {
  const designs: readonly import("#domain/shared-designs.ts").SharedDesign[];
  export default designs;
}
