/** Adds designs or finished works: a photo for each, its fields, and one commit for all. */
import { useState } from "react";
import { explainAnswers } from "#content/validate";
import type { Conventions } from "#domain/conventions-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import { Button } from "#renderer/components/Button.tsx";
import { addEntries, type DesignEntry, type Draft, KINDS } from "./changes.ts";
import { DeskForm } from "./DeskForm.tsx";
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
  /** Those that a work can show. */
  designs: readonly DesignEntry[];
  saving: Saving;
  onDone(): void;
};

export function AddForm({ kind, conventions, paper, designs, saving, onDone }: AddFormProps) {
  const { image, toSchema } = KINDS[kind];
  const schema = toSchema(conventions);
  const fields = withHelp(FORMS[kind].fields, schema);
  /** Stands for what is not typed. */
  const unasked = { id: 1, [image]: "photo.jpg" };
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [refused, setRefused] = useState<readonly ChosenPhoto[]>([]);
  const [errors, setErrors] = useState(new Map<ChosenPhoto, Record<string, string>>());
  const usable = photos.filter((photo) => !refused.includes(photo));
  const prefixOf = (photo: ChosenPhoto) => `${photos.indexOf(photo)}.`;
  /** Keeps the others, because a camera gives one photo at a time. */
  const add = (files: File[]) => {
    const known = photos.map(({ file }) => keyOf(file));
    const added = files.filter((file) => !known.includes(keyOf(file)));
    const purpose = { isDrawing: kind === "design", paper };
    setPhotos([...photos, ...added.map((file) => new ChosenPhoto(file, purpose))]);
  };
  const submit = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const typed = usable.map((photo) => readFields(fields, data, prefixOf(photo)));
    const found = typed.map((values) => ({
      ...explainAnswers(schema, { ...unasked, ...values }),
      ...explainNumber(values.design, designs),
    }));
    setErrors(new Map(usable.map((photo, index) => [photo, found[index] ?? {}])));
    if (found.some((each) => Object.keys(each).length > 0)) return focusFirstError(form);
    const isSaved = await saving.run(async () => {
      const drafts = usable.map(async (photo, index): Promise<Draft> => {
        const { corners, isKept } = photo.settings;
        const values = { ...typed[index], corners, scan: isKept ? false : undefined };
        const fresh = data.get(`${prefixOf(photo)}fresh`);
        return { values, photo: await photo.toStored(), fresh: await toFresh(fresh) };
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
      <PhotoPicker label="Photo" isMultiple isDisabled={saving.isBusy} onChosen={add} />
      {photos.map((photo) => (
        <fieldset key={keyOf(photo.file)} className="grid grid-cols-1 gap-5">
          <legend className="mb-4 font-display text-h3">{photo.file.name}</legend>
          <PhotoEditor
            photo={photo}
            isDrawing={kind === "design"}
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
                <PhotoPicker label="A photo from its day" name={`${prefixOf(photo)}fresh`} />
              )}
            </>
          )}
          <Button
            variant="quiet"
            className="justify-self-start"
            disabled={saving.isBusy}
            aria-label={`Leave out ${photo.file.name}`}
            onClick={() => setPhotos(photos.filter((other) => other !== photo))}
          >
            Leave out
          </Button>
        </fieldset>
      ))}
    </DeskForm>
  );
}

type PhotoPickerProps = {
  label: string;
  name?: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onChosen?(files: File[]): void;
};

function PhotoPicker({ label, name, isMultiple, isDisabled, onChosen }: PhotoPickerProps) {
  return (
    <label className="grid grid-cols-1 gap-1 font-semibold">
      {label}
      <input
        className="w-full font-normal file:mr-4 file:min-h-12 file:cursor-pointer file:rounded-full file:border-[1.5px] file:border-line file:border-solid file:bg-transparent file:px-6 file:font-semibold file:text-ink"
        type="file"
        name={name}
        multiple={isMultiple}
        disabled={isDisabled}
        accept="image/*,.heic,.heif,.avif"
        // A photo that was left out can be chosen again.
        onClick={({ currentTarget }) => {
          if (onChosen) currentTarget.value = "";
        }}
        onChange={({ target }) => onChosen?.([...(target.files ?? [])])}
      />
    </label>
  );
}

function explainNumber(design: unknown, designs: readonly DesignEntry[]): Record<string, string> {
  if (typeof design !== "number" || designs.some(({ id }) => id === design)) return {};
  return {
    design: `There is no design ${design}. Write the number of one in the list, or leave this blank.`,
  };
}

/** A photo that is chosen twice is one. */
const keyOf = ({ name, size, lastModified }: File) => [name, size, lastModified].join();

/** Writes the photo of a work's first day again, too. */
async function toFresh(chosen: FormDataEntryValue | null): Promise<Blob | undefined> {
  if (!(chosen instanceof File) || chosen.size === 0) return undefined;
  const photo = new ChosenPhoto(chosen, { isDrawing: false, paper: [255, 255, 255] });
  return photo.toStored().finally(() => photo.close());
}
