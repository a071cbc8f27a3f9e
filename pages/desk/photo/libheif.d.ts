/** The part of libheif-js that the desk uses (github.com/strukturag/libheif/blob/master/post.js). */
declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  type HeifPhoto = {
    get_width(): number;
    get_height(): number;
    display(pixels: ImageData, onShown: (shown: ImageData | null) => void): void;
  };
  export default function loadLibheif(): {
    HeifDecoder: new () => { decode(file: ArrayBuffer): HeifPhoto[] };
  };
}
