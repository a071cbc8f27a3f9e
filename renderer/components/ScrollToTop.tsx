/** The button "Scroll to top"; browser/shell.ts shows it and handles its clicks. */
import { DotButton } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

export function ScrollToTop() {
  return (
    <DotButton
      id="scroll-to-top"
      className="fixed right-gutter bottom-[calc(1.25rem+var(--bottom-bar,0px))] z-15 border-[1.5px] border-line bg-panel shadow-lifted print:hidden"
      hidden
      aria-label="Scroll to top"
    >
      <Icon name="up" />
    </DotButton>
  );
}
