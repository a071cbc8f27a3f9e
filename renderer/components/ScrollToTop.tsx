/** The button "Scroll to top"; browser/scroll-to-top.ts shows it and handles its clicks. */
import { Icon } from "./Icon.tsx";

export function ScrollToTop() {
  return (
    <button id="scroll-to-top" type="button" hidden aria-label="Scroll to top" className="dot-button to-top">
      <Icon name="up" />
    </button>
  );
}
