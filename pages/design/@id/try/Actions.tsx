/** The last step: save the picture, share it, book. */
import { useState } from "react";
import { toAddress } from "#domain/address.ts";
import { toSlug } from "#domain/routes.ts";
import type { TryOnDesign } from "./design.ts";
import type { Drawing } from "./drawing.ts";
import type { Photo } from "./photo.ts";
import { NO_MEMORY } from "./photo-file.ts";
import type { Setting } from "./renderer.ts";
import { download, toPicture } from "./save.ts";

type ActionsProps = {
  photo: Photo;
  drawing: Drawing;
  design: TryOnDesign;
  setting: Setting;
  /** The size in words. */
  size: string;
  chooseAnother: () => void;
  fail: (problem: string | undefined) => void;
};

export function Actions({ photo, drawing, design, setting, size, chooseAnother, fail }: ActionsProps) {
  const [isBusy, setBusy] = useState(false);
  const send = async (use: (picture: File) => unknown) => {
    setBusy(true);
    fail(undefined);
    try {
      const picture = await toPicture(photo, drawing, setting);
      await use(new File([picture], `${toSlug(design.title)}-on-skin.jpg`, { type: "image/jpeg" }));
    } catch (error) {
      fail(explain(error));
    }
    setBusy(false);
  };
  return (
    <div className="try-actions">
      <button type="button" className="btn" disabled={isBusy} onClick={() => send(download)}>
        Save picture
      </button>
      {canShare() && (
        <button
          type="button"
          className="btn btn-quiet"
          disabled={isBusy}
          onClick={() => send((picture) => navigator.share({ files: [picture] }))}
        >
          Share
        </button>
      )}
      <button type="button" className="btn btn-quiet" onClick={chooseAnother}>
        Another photo
      </button>
      <Book id={design.id} size={setting.inch ? size : undefined} />
    </div>
  );
}

/** The visitor names the place on the body; the size is added once it is known. */
function Book({ id, size }: { id: number; size?: string }) {
  const [place, setPlace] = useState("");
  const note = [size && `about ${size}`, place.trim()].filter(Boolean).join(", ");
  const query = new URLSearchParams({ design: String(id), ...(note && { note }) });
  return (
    <details
      className="try-book"
      onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
    >
      <summary className="btn btn-quiet">Book this design</summary>
      <label>
        Where on your body?
        <input
          type="text"
          maxLength={60}
          placeholder="on the lower arm"
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      </label>
      {note && <p className="small text-soft">The booking will say: {note}.</p>}
      <a className="btn" href={toAddress(`/booking/?${query}`)}>
        Go to the calendar
      </a>
    </details>
  );
}

function canShare(): boolean {
  const file = new File([], "picture.jpg", { type: "image/jpeg" });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Nothing when the visitor has closed the share sheet. */
function explain(error: unknown): string | undefined {
  const name = error instanceof DOMException && error.name;
  if (name === "AbortError") return undefined;
  // Also when the picture took so long that the press no longer counts.
  return name === "NotAllowedError" ? "This browser does not share the picture. Save it instead." : NO_MEMORY;
}
