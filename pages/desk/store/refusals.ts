/** Why GitHub refuses a request, in words, and what to do. */
import { Moved, Trouble } from "./store.ts";

/** `isMove` means that the request moves the branch to a new commit. */
type Asked = { repository: string; branch: string; isMove: boolean };

export async function explainRefusal(response: Response, asked: Asked): Promise<Trouble> {
  const { status, headers } = response;
  const { message = "" }: { message?: string } = await response.json().catch(() => ({}));
  const cause = new Error(`${status} ${message}`);
  const { repository, branch, isMove } = asked;
  if (status === 401)
    return new Trouble(
      "GitHub refuses the token: it is mistyped, or has expired. Sign in again, if need be with a new one.",
      { isAboutToken: true, cause },
    );
  if (status === 429 || (status === 403 && isLimit(headers)))
    return new Trouble(`GitHub takes no more requests for now. Try again ${waitFor(headers)}.`, { cause });
  if (status === 403)
    return new Trouble(
      `The token is too weak. On GitHub, give it Contents: read and write, and Actions: read, for ${repository}.`,
      { link: "https://github.com/settings/personal-access-tokens", cause },
    );
  if (status === 404)
    return new Trouble(
      `GitHub shows this token no repository ${repository}${branch && ` with a branch ${branch}`}. Choose the repository in the token's settings, or correct it in studio.yaml.`,
      { isAboutToken: true, cause },
    );
  if (isMove && /fast.forward/i.test(message))
    return new Moved("Somebody else keeps changing the studio. Press the button again in a minute.", {
      cause,
    });
  if (isMove && (status === 409 || status === 422))
    return new Trouble(
      `The branch ${branch} is protected. In the repository's Settings › Rules let yourself bypass them, or write another branch: in studio.yaml.`,
      { link: `https://github.com/${repository}/settings/rules`, cause },
    );
  const remedy = status >= 500 ? "Try again in a few minutes." : "Reload the page, and try again.";
  return new Trouble(`GitHub answers ${status}${message && ` (${message})`}. ${remedy}`, { cause });
}

const isLimit = (headers: Headers) =>
  headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after");

function waitFor(headers: Headers): string {
  const reset = Number(headers.get("x-ratelimit-reset")) * 1000;
  if (!reset) return "in a minute";
  return `at ${new Date(reset).toLocaleTimeString([], { hour: "numeric", minute: "2-digit" })}`;
}
