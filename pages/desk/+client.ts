import "#renderer/shell/shell.ts";
import { config } from "zod/v4/core";
import { hydrateIslands } from "#renderer/island/hydrate.ts";

// Keeps zod from trying `eval`, which the policy forbids and browsers report. The island makes its schemas later.
config({ jitless: true });

// Hosts that send no headers cannot forbid frames.
if (window.top === window) hydrateIslands(import.meta.glob("./*.island.tsx"));

// The dev server reloads every page when the content has changed. The desk has read it, and keeps what was typed.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise(() => {}));
