/**
 * The designs that a booking is about, and those that the visitor has saved to choose from: templates, which
 * chosen-designs.js fills for each of them.
 */
import { toAddress } from "#domain/address.ts";
import { SHARED_DESIGNS } from "#domain/shared-designs.ts";
import fill from "./chosen-designs.js?url&no-inline";

export function ChosenDesigns() {
  const all = toAddress("/designs/");
  return (
    <>
      <form id="saved-designs" hidden>
        <details>
          <summary className="btn btn-quiet">Choose from your saved designs</summary>
          <template>
            <label>
              <input type="checkbox" name="design" />
              <span>No. </span>
            </label>
          </template>
          <button type="submit" className="btn">
            Take these
          </button>
        </details>
      </form>
      <section id="chosen" aria-label="Your choice" hidden>
        <template>
          <li className="row">
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
        <ul className="grid gap-4" />
        <a className="mt-3 inline-block" href={all}>
          Choose another
        </a>
      </section>
      <script src={fill} data-designs={toAddress(SHARED_DESIGNS)} />
    </>
  );
}
