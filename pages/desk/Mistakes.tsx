/** The mistakes in the files, as `check` shows them. The desk changes nothing until they are corrected. */
import { listProblems, type Problem } from "#content/problem.ts";

type MistakesProps = { problems: readonly Problem[]; editor?: string };

/** `editor` is the address at which GitHub edits a file. */
export function Mistakes({ problems, editor }: MistakesProps) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 tabIndex={-1}>The files have mistakes</h2>
      <p>Visitors see the last version without any. Correct these first:</p>
      <ul className="grid grid-cols-1 gap-4">
        {listProblems(problems).map(({ file, line, column, subject, message }) => (
          <li key={`${file} ${line} ${column} ${message}`} className="border-line border-t pt-2">
            <code className="text-small text-soft">{`${file}:${line}:${column}`}</code>{" "}
            <strong>{subject}</strong>
            <p>{message}</p>
            {editor && <a href={`${editor}${file}#L${line}`}>{`Edit line ${line} of ${file}`}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
