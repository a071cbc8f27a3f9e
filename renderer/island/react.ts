/** What hydrates and mounts, in one file with React. Import it dynamically. */
export { createElement, startTransition, useLayoutEffect } from "react";
export { createPortal } from "react-dom";
export { createRoot, hydrateRoot } from "react-dom/client";
