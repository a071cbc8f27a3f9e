/** Keys that give a press or a click another meaning, the browser's or the system's. */
type Modified = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modified): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
