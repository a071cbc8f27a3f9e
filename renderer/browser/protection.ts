/**
 * A gentle lock on the artist's pictures: no context menu, no dragging, no shortcut that saves the page or shows its
 * source. Everything that people need stays: keyboard access, selection, copying, zoom, find.
 */
type Key = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

export function protect(): void {
  document.addEventListener("contextmenu", (event) => event.preventDefault());
  document.addEventListener("dragstart", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    if (isBlocked(event)) event.preventDefault();
  });
}

/** Save, view source, developer tools; and what a Mac has in their place (⌘S, ⌘U, ⌥⌘U, ⇧⌘I, ⌥⌘I). */
export function isBlocked({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  if (key === "F12") return true;
  if (ctrlKey === metaKey || (ctrlKey && altKey)) return false;
  // With ⌥ a Mac's key is another letter, as it is in another script: then the key's place tells.
  const isLatin = /^[a-z]$/i.test(key) && !altKey;
  const letter = isLatin ? key.toLowerCase() : code.replace("Key", "").toLowerCase();
  if (letter === "s") return !shiftKey && !altKey;
  if (letter === "u") return !shiftKey;
  return letter === "i" && shiftKey !== altKey;
}
