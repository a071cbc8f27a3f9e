/** "Healed on skin", or "On skin" where no work says that it has healed: one row of photos of works that show the design. Each opens in the lightbox. */
import { WorkPhoto } from "#renderer/pictures/WorkPhoto.tsx";
import { isHealed, type ShownPhoto } from "#renderer/pictures/work.ts";

/** Height of each photo, in pixels. */
const HEIGHT = 160;

export function Healed({ title, photos }: { title: string; photos: readonly ShownPhoto[] }) {
  if (photos.length === 0) return null;
  const heading = photos.some(isHealed) ? "Healed on skin" : "On skin";
  return (
    <section aria-label={heading}>
      <h2 className="pb-3 text-h3">{heading}</h2>
      <ul className="flex gap-3 overflow-x-auto" data-gallery={heading}>
        {photos.map((photo) => (
          <li key={photo.image.derivatives[0]?.path} className="flex-none text-soft text-tiny">
            <WorkPhoto
              photo={photo}
              title={title}
              className="focus-visible:-outline-offset-5"
              style={{ height: HEIGHT }}
              sizes={`${Math.round((HEIGHT * photo.image.width) / photo.image.height)}px`}
            />
            <span className="block pt-1 first-letter:uppercase">{photo.note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
