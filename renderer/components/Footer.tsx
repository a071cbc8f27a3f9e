/** The footer: the slow rule mirrored, and the snail that ends it. */
import { toAddress } from "#domain/address.ts";
import type { Studio } from "#domain/studio-schema.ts";

type FooterProps = {
  site: Pick<Studio, "name" | "copyrightYear">;
  /** False where the page itself ends with the snail. */
  hasTrail: boolean;
};

export function Footer({ site, hasTrail }: FooterProps) {
  return (
    <>
      {hasTrail && (
        <div className="trail">
          <span className="slow-rule" />
          <span className="mark" />
        </div>
      )}
      <footer>
        <span>
          © {site.copyrightYear} {site.name}
        </span>
        <ul className="row">
          <li>
            <a href={toAddress("/contact/")}>Contact</a>
          </li>
          <li>
            <a href={toAddress("/info/")}>Policies</a>
          </li>
        </ul>
      </footer>
    </>
  );
}
