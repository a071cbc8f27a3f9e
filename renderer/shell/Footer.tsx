/** The footer: the mirrored slow rule and the snail at its end. */
import { clsx } from "clsx";
import { toAddress } from "#domain/address.ts";
import { OWN_IDEA_PATH } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { SlowRule } from "#renderer/components/Icon.tsx";
import { SocialLink } from "#renderer/components/Links.tsx";

type FooterProps = {
  site: Pick<Studio, "name" | "copyrightYear" | "social">;
  /** False if the page itself ends with the snail. */
  hasTrail: boolean;
};

export function Footer({ site, hasTrail }: FooterProps) {
  return (
    <>
      {hasTrail && (
        <div className="mt-section flex items-end gap-3 px-gutter print:hidden">
          <SlowRule isMirrored className="mb-0.75 flex-1" />
          <span className="mark w-11" />
        </div>
      )}
      <footer
        className={clsx(
          "mb-(--bottom-bar) flex flex-wrap gap-x-8 gap-y-1 px-gutter pt-4 pb-22 text-small text-soft md:pb-8",
          !hasTrail && "mt-8",
        )}
      >
        <span>
          © {site.copyrightYear} {site.name}
        </span>
        <ul className="flex flex-wrap items-center gap-x-5 print:hidden">
          <li>
            <a className="-my-1 inline-block py-1" href={toAddress("/contact/")}>
              Contact
            </a>
          </li>
          <li>
            <a className="-my-1 inline-block py-1" href={toAddress(OWN_IDEA_PATH)}>
              Your own idea
            </a>
          </li>
          <li>
            <a className="-my-1 inline-block py-1" href={toAddress("/info/")}>
              Policies
            </a>
          </li>
          {site.social.map((link) => (
            <li key={link.url}>
              <SocialLink className="-my-1 inline-flex items-center gap-1 py-1" icon="size-2.5" {...link} />
            </li>
          ))}
        </ul>
      </footer>
    </>
  );
}
