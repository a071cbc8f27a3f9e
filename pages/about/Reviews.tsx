/** What people say: a few, and the rest on demand. */
import { buttonClass } from "#renderer/components/Button.tsx";
import type { Data } from "./+data.ts";

/** Two rows of three. */
const SHOWN = 6;

export function Reviews({ reviews }: Pick<Data, "reviews">) {
  if (reviews.length === 0) return null;
  const rest = reviews.slice(SHOWN);
  return (
    <section className="grid grid-cols-1 gap-8 px-gutter pt-section" aria-labelledby="reviews">
      <h2 id="reviews">What people say</h2>
      <Quotes reviews={reviews.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="group">
          <summary className={buttonClass({ variant: "quiet" })}>
            {rest.length === 1 ? "One more" : `${rest.length} more`}
          </summary>
          <div className="pt-8">
            <Quotes reviews={rest} />
          </div>
        </details>
      )}
    </section>
  );
}

function Quotes({ reviews }: Pick<Data, "reviews">) {
  return (
    <ul className="grid grid-cols-1 gap-x-columns gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {reviews.map(({ text, by, url }) => (
        <li key={text}>
          <figure className="grid gap-2">
            <blockquote className="font-display text-lead" dir="auto">
              {text}
            </blockquote>
            <figcaption className="text-small text-soft">{url ? <a href={url}>{by}</a> : by}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
