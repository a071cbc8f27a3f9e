import "#renderer/shell/shell.ts";
import { hydrateIsland } from "#renderer/islands/hydrate.ts";
import { DESK_PROPS } from "./desk-props.ts";

const props = DESK_PROPS.read();
// Hosts that send no headers cannot forbid frames.
if (props && window.top === window)
  hydrateIsland("desk", async () => {
    // Otherwise zod tries `eval`, which the page's policy forbids and browsers report.
    const { config } = await import("zod/v4/core");
    config({ jitless: true });
    const { Desk } = await import("./Desk.tsx");
    return { Component: Desk, props };
  }).catch(console.error);

// The dev server reloads every page when the content has changed. The desk has read it, and keeps what was typed.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise(() => {}));
