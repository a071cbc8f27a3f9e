/**
 * Lightly protects the artist's pictures: no context menu, no dragging, no shortcuts to save or view source.
 * Keyboard access, selection, copying, zoom and find keep working, and so does everything in a field.
 */
type Key = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

export function protect(): void {
  for (const type of ["contextmenu", "dragstart"])
    document.addEventListener(type, (event) => {
      if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
      event.preventDefault();
    });
  document.addEventListener("keydown", (event) => {
    if (isBlocked(event)) event.preventDefault();
  });
}

/** Whether the keys save the page, view its source or open developer tools. On a Mac: ⌘S, ⌘U, ⌥⌘U, ⇧⌘I, ⌥⌘I. */
export function isBlocked({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  if (key === "F12") return true;
  if (ctrlKey === metaKey || (ctrlKey && altKey)) return false;
  // ⌥ and non-Latin layouts change `key`, so fall back to the physical key.
  const isLatin = /^[a-z]$/i.test(key) && !altKey;
  const letter = isLatin ? key.toLowerCase() : code.replace("Key", "").toLowerCase();
  if (letter === "s") return !shiftKey && !altKey;
  if (letter === "u") return !shiftKey;
  return letter === "i" && shiftKey !== altKey;
}
