/** Not found: the snail, at the end of its trail. */
import { usePageContext } from "vike-react/usePageContext";
import { toAddress } from "#domain/address.ts";
import "./error.css";

export function Page() {
  const { site } = usePageContext();
  return (
    <div className="wrap column not-found">
      <h1>
        <span>This page is not here.</span> <span>{site.brand.notFound}</span>
      </h1>
      <a className="btn" href={toAddress("/designs/")}>
        See the designs
      </a>
      <div className="end-of-trail">
        <span className="slow-rule" />
        <span className="mark" />
      </div>
    </div>
  );
}
