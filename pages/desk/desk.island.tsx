/** The artist's desk: signs in, and keeps what was typed while a token is asked for again. */
import { useEffect, useRef, useState } from "react";
import type { Rgb } from "#domain/pixels.ts";
import { Button } from "#renderer/components/Button.tsx";
import type { IslandOf } from "#renderer/island/Island.tsx";
import { SignIn } from "./SignIn.tsx";
import { ComputerStore } from "./store/computer.ts";
import { GitHubStore, type Repository } from "./store/github.ts";
import type { Snapshot, Store } from "./store/store.ts";
import { Tasks } from "./Tasks.tsx";
import { useRestart, useSaving } from "./use-saving.ts";

export type DeskProps = {
  /** Where the files are: on GitHub, or on this computer, whose dev server asks for a token of its own. */
  source: Repository | { token: string };
  paper: Rgb;
  /** Addresses of small pictures, by the path of their photo below `images/`. */
  pictures: Record<string, string>;
};

export default { name: "desk", Component: Desk } satisfies IslandOf<DeskProps>;

function Desk({ source, paper, pictures }: DeskProps) {
  const repository = "token" in source ? undefined : source;
  const [store, setStore] = useState<Store | undefined>(() =>
    "token" in source ? new ComputerStore(source.token) : undefined,
  );
  const [asking, setAsking] = useState<"first" | "again" | undefined>(repository && "first");
  const [snapshot, setSnapshot] = useState<Snapshot>();
  const [isSigningIn, setSigningIn] = useState(false);
  const restart = useRestart();
  const read = async () => {
    const signal = restart();
    if (!store) return setSigningIn(false);
    try {
      setSnapshot(await store.read(signal));
      setAsking(undefined);
    } catch (error) {
      if (signal.aborted) return;
      saving.explain(error);
    }
    setSigningIn(false);
  };
  const saving = useSaving(store, { onSaved: read, onTokenRefused: () => setAsking("again") });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another store is read again
  useEffect(() => void read(), [store]);
  const signOut = () => {
    saving.end();
    setStore(undefined);
    setSnapshot(undefined);
    setAsking("again");
  };
  const tasks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form for the token had the focus, but is gone.
    if (repository && !asking) tasks.current?.querySelector<HTMLElement>("h2, button")?.focus();
  }, [repository, asking]);
  const { link } = saving.status;
  const words = isSigningIn ? "Signing in" : saving.status.words;
  return (
    <>
      {repository && asking && (
        <SignIn
          repository={repository.repository}
          isAgain={asking === "again"}
          isBusy={saving.isBusy}
          onToken={(token) => {
            saving.end();
            setSigningIn(true);
            setStore(new GitHubStore(repository, token));
          }}
        />
      )}
      <div ref={tasks} className="contents">
        {store && snapshot && <Tasks {...{ store, snapshot, paper, pictures, saving }} />}
      </div>
      {repository && snapshot && (
        <Button variant="quiet" className="justify-self-start" disabled={saving.isBusy} onClick={signOut}>
          Sign out
        </Button>
      )}
      <p
        role="status"
        className={
          words && "sticky bottom-0 z-5 -mx-gutter border-line border-t bg-panel px-gutter py-4 font-semibold"
        }
      >
        <span>{words && `${words} `}</span>
        {link && <a href={link.href}>{link.label}</a>}
      </p>
    </>
  );
}
