import "#renderer/shell/shell.ts";
import { hydrateIslands } from "#renderer/islands/hydrate.ts";

// Hosts that send no headers cannot forbid frames.
if (window.top === window) hydrateIslands(import.meta.glob("./*.island.tsx"));

// The dev server reloads every page when the content has changed. The desk has read it, and keeps what was typed.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise(() => {}));
