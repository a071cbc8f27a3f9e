/** `frogWithALeaf` → `Frog with a leaf`. */
export function toWords(title: string): string {
  const words = title.replace(/([A-Z]|\d+)/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
