/** "On your own skin": how to get there, and how a photo does. */
import { count } from "./fact.ts";
import type { View } from "./view.ts";

export async function openDialog(view: View, origin: string): Promise<void> {
  await view.open(`${origin}/design/1/?try`);
  await count(view, "dialog#try-on-dialog").toBe(1);
}

/** As a file that is dropped. */
export const drop = (view: View, file: Buffer, type = "image/png") =>
  view.run(
    (base64, mime) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], "arm", { type: mime }));
      const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
      document.querySelector("dialog")?.dispatchEvent(event);
    },
    file.toString("base64"),
    type,
  );
