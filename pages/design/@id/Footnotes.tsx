/** The footnotes of a design's page. Their marks are dots. */

export const FOOTNOTES = {
  skin: { mark: "·", text: "Skin-tone previews are approximations." },
  price: { mark: "··", text: "The price is based on the original artwork’s size and the estimated hours." },
  changes: { mark: "···", text: "Significant changes to size or design may change the price." },
} as const;

export function Footnotes() {
  return (
    <ul className="footnotes">
      {Object.values(FOOTNOTES).map(({ mark, text }) => (
        <li key={mark}>
          <b aria-hidden="true">{mark}</b>
          {text}
        </li>
      ))}
    </ul>
  );
}
