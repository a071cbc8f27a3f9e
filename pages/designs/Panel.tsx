/** A button, the popover it opens (a dropdown on wide screens, a sheet at the bottom of small ones), and its choices. */
import { clsx } from "clsx";
import { type ReactNode, type Ref, useId } from "react";
import { Button, DotButton } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import type { IconName } from "#renderer/components/icon-paths.ts";

/** Fits narrow phones, also beside the button for saved designs. */
export const BAR_BUTTON = clsx("max-md:px-[min(1.125rem,3.6vw)]", "in-data-saved:max-xs:px-2.5");

const BAR_ICON = "contents @max-[21rem]:hidden in-data-saved:@max-[25rem]:hidden";

type PanelProps = {
  /** Unique on the page. */
  id: string;
  button?: Ref<HTMLButtonElement>;
  label: string;
  icon: IconName;
  title: string;
  /** Adds a "Clear" button. */
  onClear?: () => void;
  /** The choices. */
  children: ReactNode;
};

export function Panel({ id, button, label, icon, title, onClear, children }: PanelProps) {
  const titleId = useId();
  const closes = { popoverTarget: id, popoverTargetAction: "hide" } as const;
  return (
    <div className="noscript:hidden">
      <Button
        ref={button}
        variant="quiet"
        size="bar"
        className={BAR_BUTTON}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-controls={id}
        // popovers.ts alone sets aria-expanded, maybe before the island hydrates.
        suppressHydrationWarning
      >
        <span className={BAR_ICON}>
          <Icon name={icon} />
        </span>
        <span>{label}</span>
      </Button>
      <div id={id} popover="auto" role="dialog" className={PANEL} aria-labelledby={titleId}>
        {/* The button above names the dropdown on wide screens. */}
        <div className="top-0 z-1 bg-panel max-md:sticky md:sr-only">
          <div className="perforated dark:[--line:#080808]" />
          <div className="flex items-center justify-between pt-1 pr-2 pb-2 pl-5">
            <h2 id={titleId}>{title}</h2>
            <DotButton {...closes} aria-label="Close" className="md:hidden">
              <Icon name="close" />
            </DotButton>
          </div>
        </div>
        {children}
        <div className="sticky bottom-0 bg-panel px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom,0px))] md:pb-4">
          {onClear && <div className="dot-row -mt-1 mb-3 text-line" />}
          <div className="flex gap-2">
            {onClear && (
              <Button variant="quiet" className="flex-1" onClick={onClear}>
                Clear
              </Button>
            )}
            <Button {...closes} className="flex-1">
              Apply
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

const PANEL = clsx(
  "overscroll-contain bg-panel text-ink",
  "max-md:top-auto max-md:bottom-0 max-md:max-h-[86svh] max-md:w-full max-md:backdrop:bg-scrim",
  "max-md:transition-transform max-md:starting:[translate:0_100%]",
  "md:inset-auto md:mt-2 md:max-h-[min(100svh-10rem,max(20rem,100%-1rem))] md:w-max md:min-w-76 md:max-w-128 md:pt-2 md:[position-area:end_span-end]",
  "md:rounded-md md:outline md:outline-line/40 md:[box-shadow:var(--lifted)]",
  // Browsers without anchor positioning show it under the bar.
  "md:not-supports-[position-area:end]:top-38 md:not-supports-[position-area:end]:left-gutter",
);

type PanelChoiceProps = {
  type: "radio" | "checkbox";
  isChosen: boolean;
  onChange: () => void;
  children: ReactNode;
};

/** A radio button or a checkbox in a panel. */
export function PanelChoice({ type, isChosen, onChange, children }: PanelChoiceProps) {
  return (
    <label
      className={clsx(
        "flex min-h-12 cursor-pointer items-center gap-3.5 px-5 hover:bg-wall/45",
        "max-md:min-h-13.5",
      )}
    >
      <input
        type={type}
        name={type}
        checked={isChosen}
        onChange={onChange}
        className={clsx(
          "grid size-5.5 flex-none appearance-none place-items-center",
          "border-fine border-line transition-colors checked:border-accent",
          type === "radio" ? "rounded-full" : "rounded-md",
          "after:dot after:bg-accent after:transition-transform after:[scale:0] checked:after:[scale:1]",
          "forced-colors:after:bg-highlight forced-colors:after:forced-color-adjust-none",
        )}
      />
      {children}
    </label>
  );
}
