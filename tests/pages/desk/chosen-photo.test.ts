/** What the worker of a photo is asked for. */
import { expect, test, vi } from "vitest";
import { ChosenPhoto } from "../../../pages/desk/photo/chosen-photo.ts";
import type { PhotoRequest } from "../../../pages/desk/photo/request.ts";

test("settings made while the worker is busy are shown together, and those at the button are stored", async () => {
  const asked: object[] = [];
  vi.stubGlobal(
    "Worker",
    class {
      onmessage = (_: object) => {};
      postMessage({ turns, copy }: PhotoRequest) {
        asked.push({ turns, copy });
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
  expect(asked).toEqual([{ turns: 0 }, { turns: 0 }, { turns: 3, copy: "photo" }]);
});

test("the designs on one photo share a worker, which ends with the last of them", () => {
  const terminate = vi.fn();
  const Worker = vi.fn(
    class {
      terminate = terminate;
    },
  );
  vi.stubGlobal("Worker", Worker);
  const photo = new ChosenPhoto(new File([], "flash.jpg"), { isDrawing: true, paper: [255, 255, 255] });
  photo.settings = { turns: 1, strokes: [{ points: [{ x: 0.5, y: 0.5 }], radius: 0.1 }] };
  const another = photo.another();
  expect(Worker).toHaveBeenCalledOnce();
  expect(another.settings).toEqual({ turns: 1 });
  photo.close();
  expect(terminate).not.toHaveBeenCalled();
  another.close();
  expect(terminate).toHaveBeenCalledOnce();
});
