/** The last step: save the picture, share it, book. */
import { clsx } from "clsx";
import { useState } from "react";
import { toAddress } from "#domain/address.ts";
import { toSlug } from "#domain/routes.ts";
import { Button, ButtonLink, buttonClass } from "#renderer/components/Button.tsx";
import { type Fitting, sizeInWords } from "./fitting.ts";
import { FIELD } from "./PhotoCanvas.tsx";
import { enlarge, NO_MEMORY } from "./pictures.ts";
import { createRenderer } from "./webgl.ts";

/** Of the JPEG. */
const QUALITY = 0.92;

const WIDE = "flex-auto px-4!";

export function Actions({ fitting, onAnotherPhoto }: { fitting: Fitting; onAnotherPhoto: () => void }) {
  const { design, setting, onProblem } = fitting;
  const [isBusy, setBusy] = useState(false);
  const send = async (use: (picture: File) => unknown) => {
    setBusy(true);
    onProblem(undefined);
    try {
      const picture = await toPicture(fitting);
      await use(new File([picture], `${toSlug(design.title)}-on-skin.jpg`, { type: "image/jpeg" }));
    } catch (error) {
      onProblem(explain(error));
    }
    setBusy(false);
  };
  const share = (picture: File) => navigator.share({ files: [picture] });
  return (
    <div className="flex flex-wrap gap-2">
      <Button className={WIDE} disabled={isBusy} onClick={() => send(download)}>
        Save picture
      </Button>
      {canShare() && (
        <Button variant="quiet" className={WIDE} disabled={isBusy} onClick={() => send(share)}>
          Share
        </Button>
      )}
      <Button variant="quiet" className={WIDE} onClick={onAnotherPhoto}>
        Another photo
      </Button>
      <Book id={design.id} size={setting.inch ? sizeInWords(fitting) : undefined} />
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
      className="flex-auto scroll-mb-3 open:basis-full"
      onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
    >
      <summary className={clsx(buttonClass("quiet"), "w-full")}>Book this design</summary>
      <label className="mt-2 grid gap-2">
        Where on your body?
        <input
          type="text"
          className={FIELD}
          maxLength={60}
          placeholder="on the lower arm"
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      </label>
      {note && <p className="mt-2 text-small text-soft">The booking will say: {note}.</p>}
      <ButtonLink className="mt-2 w-full" href={toAddress(`/booking/?${query}`)}>
        Go to the calendar
      </ButtonLink>
    </details>
  );
}

/** The photo at its own size, with the ink, as a JPEG without metadata. */
async function toPicture({ photo, drawing, setting }: Fitting): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const renderer = createRenderer(canvas, await enlarge(photo));
  try {
    renderer.draw(drawing, setting);
    return await toJpeg(canvas);
  } finally {
    renderer.dispose();
  }
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The browser cannot make a JPEG."))),
      "image/jpeg",
      QUALITY,
    ),
  );
}

function download(picture: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
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
