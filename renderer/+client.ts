/** The script of a page that has none of its own: the enhancements of every page. */
import "#renderer/shell/shell.ts";
