/** Links to the hygiene and aftercare sections of Info, if the artist wrote them. */
import { toAddress } from "#domain/address.ts";
import { toPolicyId } from "#domain/routes.ts";

type CareLinksProps = { titles: readonly string[] };

export function CareLinks({ titles }: CareLinksProps) {
  if (titles.length === 0) return null;
  return (
    <p>
      Clean and cared for:
      {titles.map((title, index) => (
        <span key={title}>
          {index > 0 ? ", " : " "}
          <a href={toAddress(`/info/#${toPolicyId(title)}`)}>{title}</a>
        </span>
      ))}
    </p>
  );
}
