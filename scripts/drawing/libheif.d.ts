/** libheif-js declares the types of its other builds only. */
declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  import type { MainModule } from "libheif-js/libheif-wasm/libheif.js";
  export default function loadLibheif(): MainModule;
}
