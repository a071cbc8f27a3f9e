/** Why GitHub rejects a request, in words, and what to do. */
import { ConflictError, DeskError } from "./store.ts";

/** `isMove` means that the request moves the branch to a new commit. */
type Asked = { repository: string; branch: string; isMove: boolean };

export async function explainRefusal(response: Response, asked: Asked): Promise<DeskError> {
  const { status, headers } = response;
  const { message = "" }: { message?: string } = await response.json().catch(() => ({}));
  const cause = new Error(`${status} ${message}`);
  const { repository, branch, isMove } = asked;
  if (status === 401)
    return new DeskError(
      "GitHub rejected the token. Check for typos, or create a new one if it has expired.",
      { isAboutToken: true, cause },
    );
  if (status === 429 || (status === 403 && isLimit(headers)))
    return new DeskError(`GitHub takes no more requests for now. Try again ${waitFor(headers)}.`, { cause });
  if (status === 403)
    return new DeskError(
      `The token is too weak. On GitHub, give it Contents: read and write, and Actions: read, for ${repository}.`,
      { link: "https://github.com/settings/personal-access-tokens", cause },
    );
  if (status === 404)
    return new DeskError(
      `This token cannot see a repository ${repository}${branch && ` with a branch ${branch}`}. Choose the repository in the token's settings, or correct it in studio.yaml.`,
      { isAboutToken: true, cause },
    );
  if (isMove && /fast.forward/i.test(message))
    return new ConflictError("Somebody else keeps changing the studio. Press the button again in a minute.", {
      cause,
    });
  if (isMove && (status === 409 || status === 422))
    return new DeskError(
      `The branch ${branch} is protected. In the repository's Settings › Rules let yourself bypass the rules, or write another branch: in studio.yaml.`,
      { link: `https://github.com/${repository}/settings/rules`, cause },
    );
  const remedy = status >= 500 ? "Try again in a few minutes." : "Reload the page, and try again.";
  return new DeskError(`GitHub answers ${status}${message && ` (${message})`}. ${remedy}`, { cause });
}

const isLimit = (headers: Headers) =>
  headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after");

function waitFor(headers: Headers): string {
  const reset = Number(headers.get("x-ratelimit-reset")) * 1000;
  if (!reset) return "in a minute";
  return `at ${new Date(reset).toLocaleTimeString([], { hour: "numeric", minute: "2-digit" })}`;
}
