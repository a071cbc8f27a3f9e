/** Adds designs or finished works: a photo for each, its fields, and one commit for all. */
import { type ComponentProps, useState } from "react";
import { explainAnswers } from "#content/validate.ts";
import type { Conventions } from "#domain/conventions-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import { Button } from "#renderer/components/Button.tsx";
import { addEntries, type DesignEntry, type Draft, KINDS, type Values } from "./changes.ts";
import { DeskForm, focus } from "./DeskForm.tsx";
import { FieldInput, focusFirstError } from "./fields/FieldInput.tsx";
import { NEW_DESIGN, NEW_WORK, readFields, withHelp } from "./fields/fields.ts";
import { ChosenPhoto } from "./photo/chosen-photo.ts";
import { PhotoEditor } from "./photo/PhotoEditor.tsx";
import type { Saving } from "./use-saving.ts";

const FORMS = {
  design: { heading: "Add a design", fields: NEW_DESIGN },
  work: { heading: "Add a finished work", fields: NEW_WORK },
};

type AddFormProps = {
  kind: keyof typeof FORMS;
  conventions: Conventions;
  paper: Rgb;
  /** A work can show one of them. */
  designs: readonly DesignEntry[];
  saving: Saving;
  onDone(): void;
};

export function AddForm({ kind, conventions, paper, designs, saving, onDone }: AddFormProps) {
  const { image, toSchema } = KINDS[kind];
  const isDrawing = kind === "design";
  const schema = toSchema(conventions);
  const fields = withHelp(FORMS[kind].fields, schema);
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [refused, setRefused] = useState<readonly ChosenPhoto[]>([]);
  const [errors, setErrors] = useState(new Map<ChosenPhoto, Record<string, string>>());
  const usable = photos.filter((photo) => !refused.includes(photo));
  const designsOnFileOf = (photo: ChosenPhoto) => photos.filter(({ file }) => file === photo.file);
  const isShared = (photo: ChosenPhoto) => designsOnFileOf(photo).length > 1;
  const nameOf = (photo: ChosenPhoto) => {
    const index = designsOnFileOf(photo).indexOf(photo);
    return index > 0 ? `${photo.file.name}, design ${index + 1}` : photo.file.name;
  };
  const prefixOf = (photo: ChosenPhoto) => `${photos.indexOf(photo)}.`;
  /** Adds to the photos so far, because a camera gives one at a time. */
  const add = (files: File[]) => {
    const known = photos.map(({ file }) => keyOf(file));
    const added = files.filter((file) => !known.includes(keyOf(file)));
    setPhotos([...photos, ...added.map((file) => new ChosenPhoto(file, { isDrawing, paper }))]);
  };
  const addAnother = (photo: ChosenPhoto) => {
    const end = photos.findLastIndex(({ file }) => file === photo.file) + 1;
    setPhotos(photos.toSpliced(end, 0, photo.another()));
  };
  const explain = (values: Values) => {
    // The number and the path of the photo are not typed but assigned.
    const found = explainAnswers(schema, { id: 1, [image]: "photo.jpg", ...values });
    const { design } = values;
    if (typeof design === "number" && !designs.some(({ id }) => id === design))
      found.design = `There is no design ${design}. Write the number of one in the list, or leave this blank.`;
    return found;
  };
  const submit = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const typed = usable.map((photo) => readFields(fields, data, prefixOf(photo)));
    const found = typed.map(explain);
    setErrors(new Map(usable.map((photo, index) => [photo, found[index] ?? {}])));
    if (found.some((each) => Object.keys(each).length > 0)) return focusFirstError(form);
    const isSaved = await saving.run(async () => {
      const drafts = usable.map(async (photo, index): Promise<Draft> => {
        const { corners, isKept, strokes = [] } = photo.settings;
        const isFinished = strokes.length > 0 || isShared(photo);
        const scan = isFinished || isKept ? false : undefined;
        const values = { ...typed[index], corners: isFinished ? undefined : corners, scan };
        const fresh = await toFresh(data.get(`${prefixOf(photo)}fresh`));
        return { values, photo: await photo.toStored(isFinished ? "finished" : "photo"), fresh };
      });
      return addEntries(kind, await Promise.all(drafts));
    });
    if (isSaved) onDone();
  };
  return (
    <DeskForm
      heading={FORMS[kind].heading}
      action={usable.length > 0 ? "Add" : undefined}
      saving={saving}
      onSubmit={submit}
      onDone={onDone}
    >
      <PhotoPicker
        label="Photo"
        multiple
        disabled={saving.isBusy}
        // A photo that was left out can be chosen again.
        onClick={({ currentTarget }) => {
          currentTarget.value = "";
        }}
        onChange={({ target }) => add([...(target.files ?? [])])}
      />
      {photos.map((photo) => (
        <fieldset key={photo.id} className="grid grid-cols-1 gap-5">
          {/* "Another from this photo" moves the focus to the design that it has added. */}
          <legend
            ref={nameOf(photo) === photo.file.name ? undefined : focus}
            tabIndex={-1}
            className="mb-4 font-display text-h3"
          >
            {nameOf(photo)}
          </legend>
          <PhotoEditor
            photo={photo}
            isDrawing={isDrawing}
            isShared={isShared(photo)}
            onAnother={() => addAnother(photo)}
            onRefused={() => setRefused((others) => [...others, photo])}
          />
          {usable.includes(photo) && (
            <>
              {fields.map((field) => (
                <FieldInput
                  key={field.key}
                  field={field}
                  prefix={prefixOf(photo)}
                  held={field.suggested}
                  error={errors.get(photo)?.[field.key]}
                />
              ))}
              {kind === "work" && (
                <PhotoPicker
                  label="Fresh photo (from the day it was made)"
                  name={`${prefixOf(photo)}fresh`}
                />
              )}
            </>
          )}
          <Button
            variant="quiet"
            className="justify-self-start"
            disabled={saving.isBusy}
            aria-label={`Leave out ${nameOf(photo)}`}
            onClick={() => setPhotos(photos.filter((other) => other !== photo))}
          >
            Leave out
          </Button>
        </fieldset>
      ))}
    </DeskForm>
  );
}

function PhotoPicker({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className="grid grid-cols-1 gap-1 font-semibold">
      {label}
      <input
        className="w-full font-normal file:mr-4 file:min-h-12 file:cursor-pointer file:rounded-full file:border-[1.5px] file:border-line file:border-solid file:bg-transparent file:px-6 file:font-semibold file:text-ink"
        type="file"
        accept="image/*,.heic,.heif,.avif"
        {...input}
      />
    </label>
  );
}

/** Identifies a photo, so that one that is chosen twice is added once. */
const keyOf = ({ name, size, lastModified }: File) => [name, size, lastModified].join();

/** Encodes the fresh photo again, like the others, which drops its metadata. */
async function toFresh(chosen: FormDataEntryValue | null): Promise<Blob | undefined> {
  if (!(chosen instanceof File) || chosen.size === 0) return undefined;
  const photo = new ChosenPhoto(chosen, { isDrawing: false, paper: [255, 255, 255] });
  return photo.toStored().finally(() => photo.close());
}
