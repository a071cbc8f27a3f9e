/** A field of a form, with its help and what is wrong with it. */
import { clsx } from "clsx";
import { useId } from "react";
import { type Field, valuesOf } from "./fields.ts";

const BOX = "min-h-12 w-full max-w-152 border border-line bg-panel px-3 py-2 text-ink";

const SHOWN_WITH = {
  Reserved: "group-has-[[value=Reserved]:checked]/form:grid",
  "Open at": "group-has-[[value='Open_at']:checked]/form:grid",
};

type FieldInputProps = {
  field: Field;
  /** Precedes the key in the input's name. */
  prefix?: string;
  /** What the YAML says, or would say. */
  held?: unknown;
  error?: string;
};

export function FieldInput({ field, prefix = "", held, error }: FieldInputProps) {
  const id = useId();
  const { key, label, control, choices, help, examples = [] } = field;
  const values = valuesOf(field, held);
  const hint = [help, examples.length > 0 && `Such as ${examples.join(" or ")}`].filter(Boolean).join(" ");
  const described = { "aria-describedby": `${id}-hint ${id}-error` };
  const notes = (
    <>
      <p id={`${id}-hint`} className="text-small text-soft">
        {hint}
      </p>
      <p id={`${id}-error`} className="font-semibold">
        {error}
      </p>
    </>
  );
  if (choices)
    return (
      <fieldset className="grid grid-cols-1 gap-1" data-invalid={error && true} {...described}>
        <legend className="font-semibold">{label}</legend>
        <div className="flex flex-wrap gap-x-6">
          {[...new Set([...Object.keys(choices), ...values])].map((choice) => (
            <label key={choice} className="flex min-h-12 items-center gap-3">
              <input
                type={control === "choice" ? "radio" : "checkbox"}
                name={prefix + key}
                value={choice}
                defaultChecked={values.includes(choice)}
              />
              {choice}
            </label>
          ))}
        </div>
        {notes}
      </fieldset>
    );
  const shared = {
    id,
    name: prefix + key,
    defaultValue: values[0],
    "aria-invalid": error ? true : undefined,
    ...described,
  };
  return (
    <div
      className={clsx("grid grid-cols-1 gap-1", field.shownWith && ["hidden", SHOWN_WITH[field.shownWith]])}
    >
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      {control === "lines" ? (
        <textarea className={BOX} rows={3} {...shared} />
      ) : (
        <input
          className={BOX}
          type={control === "date" || control === "time" ? control : "text"}
          inputMode={control === "number" ? "numeric" : undefined}
          autoComplete="off"
          {...shared}
        />
      )}
      {notes}
    </div>
  );
}

/** Moves the focus to the first wrong field, once it is rendered. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>("[aria-invalid], [data-invalid] input")?.focus();
  });
}
