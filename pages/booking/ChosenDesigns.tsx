/** The designs that a booking is about: a template, which chosen-designs.js fills for each of them. */
import { toAddress } from "#domain/address.ts";
import { JsonScript } from "#renderer/components/JsonScript.tsx";
import { type BookableDesign, CHOSEN_ID, DESIGNS_ID } from "./chosen.ts";
import fill from "./chosen-designs.js?url&no-inline";

type ChosenDesignsProps = {
  /** Those that the query may name. */
  designs: readonly BookableDesign[];
};

export function ChosenDesigns({ designs }: ChosenDesignsProps) {
  const all = toAddress("/designs/");
  return (
    <>
      <JsonScript id={DESIGNS_ID} data={designs} />
      <section id={CHOSEN_ID} aria-label="Your choice" hidden>
        <template>
          <li>
            <span className="stamp">
              <img src={toAddress("favicon.svg")} alt="" />
            </span>
            <div>
              <small>No. </small>
              <h2 className="h3">
                <a href={all}>Design</a>
              </h2>
              <p className="small text-soft" />
            </div>
          </li>
        </template>
        <ul />
        <a href={all}>Choose another</a>
      </section>
      <script src={fill} />
    </>
  );
}
