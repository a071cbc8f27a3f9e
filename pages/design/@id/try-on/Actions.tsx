/** The last step: save the picture, share it, or book. */
import { useState } from "react";
import { toAddress } from "#domain/address.ts";
import { toSlug } from "#domain/routes.ts";
import { Button, ButtonLink } from "#renderer/components/Button.tsx";
import { Timed } from "#renderer/state/Timed.tsx";
import { NO_MEMORY } from "./pictures.ts";
import type { TryOnState } from "./state.ts";

const JPEG_QUALITY = 0.92;

export function Actions({ state }: { state: TryOnState }) {
  const { design, canvas, onProblem } = state;
  const [isBusy, setBusy] = useState(false);
  const send = async (use: (picture: File) => unknown) => {
    setBusy(true);
    onProblem(undefined);
    try {
      const picture = await toJpeg(canvas.current);
      await use(new File([picture], `${toSlug(design.title)}-on-skin.jpg`, { type: "image/jpeg" }));
    } catch (error) {
      onProblem(explain(error));
    }
    setBusy(false);
  };
  const share = (picture: File) => navigator.share({ files: [picture] });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="compact" className="flex-auto" disabled={isBusy} onClick={() => send(download)}>
        Save picture
      </Button>
      {canShare() && (
        <Button
          variant="quiet"
          size="compact"
          className="flex-auto"
          disabled={isBusy}
          onClick={() => send(share)}
        >
          Share
        </Button>
      )}
      <Timed from={design.reserved?.ends}>
        <ButtonLink
          variant="quiet"
          size="compact"
          className="books-closed:hidden flex-auto"
          href={toAddress(`/booking/?design=${design.id}`)}
        >
          Book this design
        </ButtonLink>
      </Timed>
    </div>
  );
}

/** Encodes the picture without metadata. Rejects without a canvas, such as after the graphics card lost it. */
function toJpeg(canvas: HTMLCanvasElement | null): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The browser cannot make a JPEG."));
    if (canvas) canvas.toBlob(settle, "image/jpeg", JPEG_QUALITY);
    else settle(null);
  });
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

/** Puts a failure into words. Returns undefined if the visitor closed the share sheet. */
function explain(error: unknown): string | undefined {
  const name = error instanceof DOMException && error.name;
  if (name === "AbortError") return undefined;
  // Browsers also report this when encoding takes so long that the press no longer counts.
  return name === "NotAllowedError" ? "This browser does not share the picture. Save it instead." : NO_MEMORY;
}
