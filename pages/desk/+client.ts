import "../+client.ts";
import { config } from "zod/v4/core";
import { hydrateIsland } from "#renderer/island/hydrate.ts";

// Keeps zod from trying `eval`, which the policy forbids and browsers report. The island makes its schemas later.
config({ jitless: true });

// The desk stays off within a frame: hosts that send no headers cannot forbid frames.
if (window.top === window) hydrateIsland("desk", () => import("./desk.island.tsx"), Promise.resolve());

// The dev server reloads every page when the content has changed. The desk has read it, and keeps what was typed.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise(() => {}));
