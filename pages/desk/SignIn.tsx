/** Asks for the token, in a form that password managers fill. */
import { type FormEvent, useEffect, useId, useRef } from "react";
import { Button } from "#renderer/components/Button.tsx";

const TOKENS = "https://github.com/settings/personal-access-tokens/new";

type SignInProps = {
  repository: string;
  /** Whether the artist was signed in: what had the focus may be gone. */
  isAgain: boolean;
  isBusy: boolean;
  onToken(token: string): void;
};

export function SignIn({ repository, isAgain, isBusy, onToken }: SignInProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAgain) field.current?.focus();
  }, [isAgain]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onToken(String(new FormData(event.currentTarget).get("token")).trim());
  };
  return (
    <form className="grid max-w-152 grid-cols-1 gap-4" onSubmit={submit}>
      {/* Password managers keep the token under this name. */}
      <input
        className="sr-only"
        name="username"
        autoComplete="username"
        aria-label="Repository"
        tabIndex={-1}
        value={repository}
        readOnly
      />
      <label className="font-semibold" htmlFor={id}>
        Token
      </label>
      <input
        ref={field}
        id={id}
        className="min-h-12 w-full border border-line bg-panel px-3"
        type="password"
        name="token"
        autoComplete="current-password"
        required
      />
      <Button type="submit" className="justify-self-start" disabled={isBusy}>
        Sign in
      </Button>
      <h2 className="mt-4 text-h3">The token is made once</h2>
      <ol className="grid list-decimal grid-cols-1 gap-1 ps-5">
        <li>
          Open <a href={TOKENS}>a new fine-grained token</a> on GitHub, and name it Desk.
        </li>
        <li>Expiration: a year. Then you make another.</li>
        <li>Repository access: Only select repositories, and there {repository}.</li>
        <li>Permissions: Contents, Read and write; Actions, Read-only.</li>
        <li>Generate it, paste it above, and let your phone keep it as a password.</li>
      </ol>
    </form>
  );
}
