/** Icons: drawn by name. An unknown name is reported and breaks nothing. */
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Icon } from "#renderer/components/Icon.tsx";
import type { IconName } from "#renderer/icon-paths.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("an icon", () => {
  test("is drawn by its name, and hidden from assistive technology", () => {
    const markup = renderToStaticMarkup(<Icon name="minus" />);
    expect(markup).toContain('<path d="M2 10h16.1" stroke-dasharray="0 4"');
    expect(markup).toContain('aria-hidden="true"');
  });

  test.each(["snail", "toString"])(
    "%s is not there: the console says so, and what is around it stands",
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
});
