/** A design's footnotes and their marks in the text. Each links to the other. */
const NOTES = {
  skin: "Skin-tone previews are approximations.",
  price: "The price is based on the original artwork’s size",
  changes: "Significant changes to size or design may change the price.",
};

type Note = keyof typeof NOTES;

const numberOf = (note: string) => Object.keys(NOTES).indexOf(note) + 1;

const MARK =
  "inline-block min-w-6 py-1 font-bold text-ink text-tiny/none tracking-wider no-underline hover:text-accent";

/** Two marks in a row stand close together: the first reaches over the text before it. */
export function NoteMark({ note }: { note: Note }) {
  const number = numberOf(note);
  return (
    <sup className="has-[+sup]:-ml-4 has-[+sup]:text-end [sup+&]:ml-1">
      <a
        className={MARK}
        id={`mark-${number}`}
        href={`#note-${number}`}
        role="doc-noteref"
        aria-label={`Note ${number}`}
      >
        {number}
      </a>
    </sup>
  );
}

/** `likeIt` leads to the form on Contact, if there is one. */
export function Footnotes({ hours, likeIt }: { hours?: string; likeIt?: string }) {
  return (
    <ol className="grid gap-1 text-small text-soft">
      {Object.entries(NOTES).map(([note, text]) => (
        <li
          key={note}
          id={`note-${numberOf(note)}`}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 text-balance"
        >
          <a
            className={MARK}
            href={`#mark-${numberOf(note)}`}
            role="doc-backlink"
            aria-label={`${numberOf(note)}, back to the text`}
          >
            {numberOf(note)}
          </a>
          <span>
            {note === "price" ? `${text}${hours ? " and the estimated hours" : ""}.` : text}
            {note === "changes" && likeIt && (
              <>
                {" "}
                <a href={likeIt}>Ask for one like it</a>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
