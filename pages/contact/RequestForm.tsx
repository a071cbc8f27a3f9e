/** The form for a visitor's own idea. Any form service can receive it, with or without scripts. */
import type { ComponentProps } from "react";
import { UNIT_NAMES, type Unit } from "#domain/lengths.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { Button } from "#renderer/components/Button.tsx";
import { MailLink } from "#renderer/components/Links.tsx";

type RequestFormProps = NonNullable<Studio["contact"]["form"]> & { units: Unit; email: string };

/** Hooks of enhance-contact.ts: `data-request` is the form, `data-words` says how it fares, and `data-failed` what to do. */
export function RequestForm({ action, fields, photos, units, email }: RequestFormProps) {
  return (
    <form
      data-request
      className="grid grid-cols-1 gap-5"
      action={action}
      method="post"
      encType={photos ? "multipart/form-data" : undefined}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field isLong label="Your idea" name="idea" hint="What you like, and up to which price" required />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Size" name="size" hint={`In ${UNIT_NAMES[units]}, or beside something that has one`} />
        <Field label="Placement" name="placement" hint="Where on the body, and what is already there" />
        <Field label="Name" name="name" autoComplete="name" required />
        <Field label="E-mail" name="email" type="email" autoComplete="email" required />
      </div>
      {photos && <Field label="Reference photos" name="photos" type="file" accept="image/*" multiple />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit">Send request</Button>
        <p role="status">
          <span data-words />
          <span data-failed hidden>
            This does not seem to have arrived. What you typed is still here: send it again, with fewer photos
            or none, or write to <MailLink email={email} subject="My own idea" />
          </span>
        </p>
      </div>
    </form>
  );
}

const BOX =
  "min-h-12 w-full border border-soft bg-panel px-3 py-2 text-ink file:mr-4 file:cursor-pointer file:font-semibold";

type FieldProps = Omit<ComponentProps<"input">, "id" | "className"> & {
  name: string;
  label: string;
  hint?: string;
  isLong?: boolean;
};

function Field({ name, label, hint, required, isLong, ...input }: FieldProps) {
  const shared = { id: name, name, className: BOX, required, "aria-describedby": hint && `${name}-hint` };
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <label className="font-semibold" htmlFor={name}>
        {label}
      </label>
      {isLong ? <textarea rows={5} {...shared} /> : <input {...shared} {...input} />}
      {hint && (
        <p id={`${name}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
