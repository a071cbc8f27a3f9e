/** An icon with an unknown name is reported and breaks nothing. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Icon } from "#renderer/components/Icon.tsx";
import type { IconName } from "#renderer/components/icon-paths.ts";

test.each(["snail", "toString"])("the unknown icon %s is reported, and nothing shows", (name) => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  expect(renderToStaticMarkup(<Icon name={name as IconName} />)).toBe("");
  expect(error).toHaveBeenCalledWith("Could not find icon", name);
});
