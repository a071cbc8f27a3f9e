import "#renderer/shell/shell.ts";

// Hosts that send no headers cannot forbid frames.
if (window.top !== window) document.querySelector("[data-island]")?.remove();

// The dev server reloads every page when the content has changed. The desk has read it, and keeps what was typed.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise(() => {}));
