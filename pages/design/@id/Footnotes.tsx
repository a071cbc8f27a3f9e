/** Footnotes, marked by dots. */

export const FOOTNOTES = {
  skin: { mark: "·", text: "Skin-tone previews are approximations." },
  price: { mark: "··", text: "The price is based on the original artwork’s size and the estimated hours." },
  changes: { mark: "···", text: "Significant changes to size or design may change the price." },
} as const;

type FootnotesProps = {
  /** False for a sold-out design. */
  hasPrice: boolean;
};

export function Footnotes({ hasPrice }: FootnotesProps) {
  const { skin, price, changes } = FOOTNOTES;
  return (
    <ul className="footnotes">
      {(hasPrice ? [skin, price, changes] : [skin]).map(({ mark, text }) => (
        <li key={mark}>
          <b aria-hidden="true">{mark}</b>
          {text}
        </li>
      ))}
    </ul>
  );
}
