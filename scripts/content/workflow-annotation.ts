/** Formats a problem as a workflow command, which GitHub shows at the line in a pull request. */
import type { Problem } from "./problem.ts";

/** Always one line: line breaks are escaped. */
export function toAnnotation(
  { file, line, column, subject, message }: Problem,
  level: "error" | "warning" = "error",
): string {
  const properties = { file, line, col: column, title: subject };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${list.join(",")}::${escapeData(message)}`;
}

/** `%` first, as the other escapes begin with it. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
