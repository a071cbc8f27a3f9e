/**
 * "Print at true size": prints once the printout's picture has loaded. Without this module, use the browser's own
 * command.
 */

export function enhancePrinting(): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(".printout img")];
  document.getElementById("print")?.addEventListener("click", async () => {
    for (const picture of pictures) picture.loading = "eager";
    // A picture that cannot be fetched leaves its place empty.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    print();
  });
}
