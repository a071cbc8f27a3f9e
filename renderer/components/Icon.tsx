/** Icons: five by five dots, drawn as zero-length strokes with round caps. */
import { ICON_PATHS, type IconName } from "#renderer/icon-paths.ts";

/** Decorative: the words beside it, or the control's label, carry the meaning. */
export function Icon({ name }: { name: IconName }) {
  if (!Object.hasOwn(ICON_PATHS, name)) {
    console.error("Could not find icon", name);
    return null;
  }
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
