/** Takes the place of the calendar while the books are closed: when they open, and how to find out. */
import type { ClosedBooks as Closed } from "#domain/books.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { timed } from "#renderer/clock/timed.ts";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { MailLink } from "#renderer/components/ContactLinks.tsx";

type ClosedBooksProps = { closed: Closed; books: Studio["books"]; email: string };

export function ClosedBooks({ closed: { words, opens, hour }, books, email }: ClosedBooksProps) {
  return (
    <section
      aria-label="Books"
      className="wrap-anywhere split:col-start-2 split:row-span-3 split:row-start-2 grid justify-items-start split:justify-items-center gap-5 self-start bg-panel p-[min(1rem,4vw)] split:text-center sm:p-10"
      {...timed({ until: opens })}
    >
      <h2>{words}</h2>
      {hour && <p className="font-display text-lead">At {hour}</p>}
      {books?.note && <p>{books.note}</p>}
      {books?.list ? (
        <ButtonLink className="flex-wrap py-2" href={books.list.url}>
          {books.list.label}
        </ButtonLink>
      ) : (
        <p>
          Write to me, and I will tell you: <MailLink email={email} subject="When your books open" />
        </p>
      )}
    </section>
  );
}
