/** An icon of 5 × 5 dots. */
import { ICON_PATHS, type IconName } from "#renderer/icon-paths.ts";

/** Decorative: adjacent text or the label of its control names it. */
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
