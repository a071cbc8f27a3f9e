/** The settings that the page carries for its enhancements. */
import { SETTINGS_ID, type ShellSettings } from "#renderer/shell-settings.ts";

export function readSettings(): ShellSettings {
  return JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '{"protection":false}');
}
