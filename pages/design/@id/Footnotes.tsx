/** A design's footnotes: on previews, and on the price, whose mark and note link to each other. */
import { clsx } from "clsx";

const MARK =
  "inline-block min-w-6 py-1 font-bold text-ink text-tiny/none tracking-wider no-underline hover:text-accent";

export function NoteMark() {
  return (
    <sup>
      <a className={clsx(MARK, "pl-1")} id="mark-1" href="#note-1" role="doc-noteref" aria-label="Note 1">
        1
      </a>
    </sup>
  );
}

/** `likeIt` leads to the form on Contact, if there is one. */
export function Footnotes({ hours, likeIt }: { hours?: string; likeIt?: string }) {
  return (
    <ul className="grid gap-1 text-small text-soft">
      <li id="note-1">
        <a className={MARK} href="#mark-1" role="doc-backlink" aria-label="1, back to the text">
          1
        </a>
        {`The price is based on the original artwork’s size${hours ? " and the estimated hours" : ""}. `}
        Significant changes to size or design may change the price.
        {likeIt && (
          <>
            {" "}
            <a href={likeIt}>Ask for one like it</a>
          </>
        )}
      </li>
      <li>Skin-tone previews are approximations.</li>
    </ul>
  );
}
