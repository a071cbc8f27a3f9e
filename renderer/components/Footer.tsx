/** The footer: the slow rule mirrored, and the snail that ends it. */
import { toAddress } from "../address.ts";
import type { Site } from "../site.ts";
import { Mark } from "./Mark.tsx";

type FooterProps = {
  site: Site;
  /** Not where the page itself ends with the snail. */
  hasTrail: boolean;
};

export function Footer({ site, hasTrail }: FooterProps) {
  return (
    <footer
      className={`wrap pb-[calc(5.5rem+var(--bottom-bar,0px))] md:pb-[calc(2rem+var(--bottom-bar,0px))] ${hasTrail ? "mt-section" : "mt-8"}`}
    >
      {hasTrail && (
        <div className="flex items-end gap-3.5 print:hidden">
          <span className="slow-rule mb-[3px] flex-1 -scale-x-100" />
          <Mark className="size-11" />
        </div>
      )}
      <div className="flex flex-wrap gap-x-8 gap-y-1 pt-4 text-small text-soft">
        <span>
          © {site.copyrightYear} {site.name}
        </span>
        <ul className="flex gap-5">
          <li>
            <a className="-my-1 inline-block py-1" href={toAddress("/contact/")}>
              Contact
            </a>
          </li>
          <li>
            <a className="-my-1 inline-block py-1" href={toAddress("/info/")}>
              Policies
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
