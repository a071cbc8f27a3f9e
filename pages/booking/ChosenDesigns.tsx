/** The designs in a booking, and the saved designs that the visitor can choose from. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { toAddress } from "#domain/address.ts";
import { toAskNext } from "#domain/contact.ts";
import { unpackPicture } from "#domain/pictures.ts";
import { toDesignPath } from "#domain/routes.ts";
import type { SharedDesign } from "#domain/shared-designs.ts";
import { Button, buttonClass } from "#renderer/components/Button.tsx";
import { Reserved, Timed } from "#renderer/state/Timed.tsx";
import { type Choice, isReserved, pickDesigns } from "./choice.ts";

/** Pixels that a stamp's picture needs on a dense screen. */
const PICTURE_WIDTH = 180;

/** One stamp, or a strip of as many as are chosen, until the designs arrive. */
const BLANK_STAMPS =
  "empty:stamp empty:mb-2 empty:min-h-[calc(var(--chosen)*8.25rem-1.25rem)] empty:w-[5.6rem]";

type ChosenDesignsProps = Partial<Choice> & {
  now: number;
  email: string;
  /** Shown below the chosen designs. */
  children: ReactNode;
};

/**
 * The markup is the same on every visit. early.ts says before the first paint how many designs are chosen and whether
 * designs are saved; their room is reserved, so nothing shifts when they arrive.
 */
export function ChosenDesigns({ ids = [], saved = [], designs, now, email, children }: ChosenDesignsProps) {
  return (
    <>
      <section className="split:mt-2 in-data-chosen:grid hidden grid-cols-1 gap-2" aria-label="Your choice">
        <ul
          className={clsx(
            "grid min-h-[calc(var(--chosen)*8.25rem-0.75rem)] content-start gap-3",
            BLANK_STAMPS,
          )}
        >
          {ids.map((id) => (
            <ChosenDesign key={id} id={id} designs={designs} email={email} />
          ))}
        </ul>
        <p className="text-small">
          <a href={toAddress("/designs/")}>Choose another</a>
        </p>
        {children}
      </section>
      <SavedChoice ids={ids} saved={saved} designs={designs?.filter((design) => !isReserved(design, now))} />
    </>
  );
}

type ChosenDesignProps = { id: number; designs?: readonly SharedDesign[]; email: string };

/** A stamp with its facts beside it. Until the designs load, its number takes the place of the title. */
function ChosenDesign({ id, designs, email }: ChosenDesignProps) {
  const design = designs?.find((one) => one.id === id);
  const number = `No.\u00a0${id}`;
  const { derivatives } = design ? unpackPicture(design.image) : { derivatives: [] };
  const picture = derivatives.find(({ width }) => width >= PICTURE_WIDTH) ?? derivatives.at(-1);
  return (
    <li className="flex min-h-30 flex-wrap items-start gap-x-4">
      <span className="stamp grid aspect-4/5 h-28 flex-none place-items-center">
        {/* A percentage would let a tall picture stretch its stamp. */}
        <img src={toAddress(picture?.path ?? "favicon.svg")} alt="" className="h-24 w-4/5 object-contain" />
      </span>
      <div className="min-w-0 flex-1 basis-32">
        <h2 className="line-clamp-2 text-h3">
          {designs && !design ? (
            "No longer available"
          ) : (
            <a href={toAddress(toDesignPath(id))}>{design?.title ?? number}</a>
          )}
        </h2>
        {designs && (
          <p className="mt-2 text-small/snug text-soft">
            {[number, ...(design?.terms?.facts ?? [])].join(" · ")}
          </p>
        )}
        <p className="text-small/snug">{design?.terms?.cost.join(" · ")}</p>
        {design?.reserved && (
          <Timed until={design.reserved.ends}>
            <p className="text-small">
              <Reserved reserved={design.reserved} className="mr-3" />
              <a className="inline-block" href={toAskNext(email, design)}>
                Ask to be next
              </a>
            </p>
          </Timed>
        )}
      </div>
    </li>
  );
}

function SavedChoice({ ids, saved, designs }: Choice) {
  const offered = pickDesigns([...new Set([...ids, ...saved])], designs);
  return (
    <form className={clsx("in-data-saved:block hidden accent-accent", offered.length === 0 && "invisible")}>
      <details>
        <summary className={buttonClass({ variant: "quiet" })}>Choose from your saved designs</summary>
        {offered.map(({ id, title }) => (
          <label key={id} className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              name="design"
              className="size-5 flex-none"
              value={id}
              defaultChecked={ids.includes(id)}
            />
            <span>{`No. ${id}, ${title}`}</span>
          </label>
        ))}
        <Button type="submit">Use these designs</Button>
      </details>
    </form>
  );
}
