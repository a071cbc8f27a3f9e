/** An icon with an unknown name is reported and breaks nothing. */
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Icon } from "#renderer/components/Icon.tsx";
import type { IconName } from "#renderer/components/icon-paths.ts";

afterEach(() => vi.restoreAllMocks());

test.each(["snail", "toString"])(
  "the console reports the unknown icon %s, and the rest of the page renders",
  (name) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const markup = renderToStaticMarkup(
      <p>
        Before <Icon name={name as IconName} /> after
      </p>,
    );
    expect(markup).toBe("<p>Before  after</p>");
    expect(error).toHaveBeenCalledWith("Could not find icon", name);
  },
);
