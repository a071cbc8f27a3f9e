/** The footnotes of a design's page. Their marks are dots. */

export const FOOTNOTES = {
  skin: { mark: "·", text: "Skin-tone previews are approximations." },
  price: { mark: "··", text: "The price is based on the original artwork’s size and the estimated hours." },
  changes: { mark: "···", text: "Significant changes to size or design may change the price." },
} as const;

export function Footnotes() {
  return (
    <ul className="grid gap-2.5 text-small/[1.45] text-soft">
      {Object.values(FOOTNOTES).map(({ mark, text }) => (
        <li key={mark} className="grid grid-cols-[1.75rem_1fr]">
          <span className="font-bold tracking-widest text-ink" aria-hidden="true">
            {mark}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
