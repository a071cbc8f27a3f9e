/** The one function that we use of a library without types. */
declare module "fs-native-extensions" {
  /** Exchanges the names of two files or folders on one disk: in one step, but for Windows. */
  export function swapSync(from: string, to: string): void;
}
