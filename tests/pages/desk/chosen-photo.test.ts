/** What the worker of a photo is asked for. */
import { expect, onTestFinished, test, vi } from "vitest";
import { ChosenPhoto } from "../../../pages/desk/photo/chosen-photo.ts";

test("settings made while the worker is busy are shown together, and those at the button are stored", async () => {
  const asked: object[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal(
    "Worker",
    class {
      onmessage = (_: object) => {};
      postMessage({ turns, isStored }: { turns: number; isStored?: boolean }) {
        asked.push({ turns, isStored });
        setTimeout(() => this.onmessage({ data: { stored: new Blob() } }));
      }
    },
  );
  const photo = new ChosenPhoto(new File([], "boat.jpg"), { isDrawing: true, paper: [255, 255, 255] });
  const first = photo.look();
  await Promise.resolve();
  for (const turns of [1, 2, 3]) {
    photo.settings = { turns };
    void photo.look();
  }
  const stored = photo.toStored();
  photo.settings = { turns: 0 };
  await Promise.all([first, stored]);
  expect(asked).toEqual([{ turns: 0 }, { turns: 0 }, { turns: 3, isStored: true }]);
});
