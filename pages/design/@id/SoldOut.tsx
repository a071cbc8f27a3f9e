/** Where a sold-out design leads: to a mail that asks for one like it, and to the available designs most like it. */
import { ButtonLink } from "#renderer/components/Button.tsx";
import type { Data } from "./+data.ts";
import { Sheet } from "./others/Others.tsx";

export function SoldOut({ likeIt, similar }: NonNullable<Data["soldOut"]>) {
  return (
    <>
      <ButtonLink variant="quiet" className="max-lg:mt-2" href={likeIt}>
        Ask for one like it
      </ButtonLink>
      {similar.length > 0 && (
        <section className="[--similar:2] sm:max-lg:[--similar:4]" aria-labelledby="similar">
          <h2 id="similar" className="pb-4 text-h3">
            Similar designs
          </h2>
          <Sheet tiles={similar} columns="var(--similar)" />
        </section>
      )}
    </>
  );
}
