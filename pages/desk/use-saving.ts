/** Saves changes, and tells how the latest one fares. */
import { useRef, useState } from "react";
import { UserError } from "#content/problem.ts";
import { toAddress } from "#domain/address.ts";
import { type Change, DeskError, type Store, save } from "./store/store.ts";

type Status = { words: string; link?: { href: string; label: string } };

export type Saving = ReturnType<typeof useSaving>;

const PUBLISHING = "Publishing";

/** `onSaved` reads the studio anew; `onTokenRefused` asks for another token. */
type Listeners = { onSaved(): Promise<void>; onTokenRefused(): void };

export function useSaving(store: Store | undefined, { onSaved, onTokenRefused }: Listeners) {
  const [status, setStatus] = useState<Status>({ words: "" });
  const [isBusy, setBusy] = useState(false);
  const restart = useRestart();
  const explain = (error: unknown, before?: string) => {
    if (error instanceof DeskError && error.isAboutToken) onTokenRefused();
    setStatus(toStatus(error, before));
  };
  /** Says nothing more about an earlier change. */
  const end = () => {
    restart();
    setStatus({ words: "" });
  };
  /** Clears what was said about an earlier change, unless it is still being published. */
  const dismiss = () => setStatus((said) => (said.words === PUBLISHING ? said : { words: "" }));
  /** Says when a change is published, unless there is a later one by then. */
  const watchPublishing = async (version: string, address: string) => {
    const signal = restart();
    setStatus({ words: PUBLISHING });
    try {
      await store?.untilPublished(version, signal);
      setStatus({ words: "Published.", link: { href: toAddress(address), label: "See it" } });
    } catch (error) {
      if (!signal.aborted) explain(error, "Your change is saved.");
    }
  };
  /** Returns whether the change is saved, or was not needed. It is published later. */
  const run = async (prepare: () => Change | Promise<Change>): Promise<boolean> => {
    if (!store || isBusy) return false;
    setBusy(true);
    setStatus({ words: "Saving" });
    try {
      const saved = await save(store, await prepare());
      if (saved) void watchPublishing(saved.version, saved.address);
      else setStatus({ words: "Nothing changed." });
      // The next form must not show what was there before.
      await onSaved();
      return true;
    } catch (error) {
      // News of an earlier change must not hide this error.
      restart();
      explain(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { status, isBusy, run, explain, dismiss, end };
}

/** Returns a function that aborts the signal that it gave last, and gives a new one. */
export function useRestart(): () => AbortSignal {
  const current = useRef<AbortController>(undefined);
  return () => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  };
}

/** Puts an error into words, after the sentence `before`. */
function toStatus(error: unknown, before = ""): Status {
  if (!(error instanceof UserError)) console.error(error);
  const words = `${before} ${error instanceof Error ? error.message : String(error)}`.trim();
  const href = error instanceof DeskError ? error.link : undefined;
  return { words, link: href ? { href, label: "Open GitHub" } : undefined };
}
