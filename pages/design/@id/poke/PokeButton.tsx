/** "Poke it dot by dot": a button over the whole plate, then a count and a button that shows everything. */
const SOFT = "absolute left-5 text-(--ruler-label,var(--soft))";

export function PokeButton() {
  return (
    <div id="poke" className="contents noscript:hidden text-(--plate-ink,inherit) text-tiny print:hidden">
      <button
        type="button"
        className="absolute inset-0 z-1 touch-pan-y touch-pinch-zoom select-none [-webkit-touch-callout:none]"
        aria-label="Poke it dot by dot"
      >
        <span className={`${SOFT} bottom-4`}>Poke it dot by dot</span>
      </button>
      <button type="button" className={`${SOFT} bottom-0 z-2 min-h-12 underline`} hidden>
        Show all
      </button>
      <p className={`${SOFT} top-2.5`} aria-hidden="true" />
      <p className="sr-only" role="status" />
    </div>
  );
}
