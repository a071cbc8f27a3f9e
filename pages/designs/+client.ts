import "#renderer/browser/shell.ts";
