/** The button that prints the page. Without this module, the browser's own print command works. */

/** Prints once the printout's picture has loaded. */
export function enhancePrinting(): void {
  const picture = document.querySelector<HTMLImageElement>("#printout img");
  document.getElementById("print")?.addEventListener("click", async () => {
    if (picture) picture.loading = "eager";
    // Print even if the picture cannot be fetched.
    await picture?.decode().catch(() => {});
    print();
  });
}
