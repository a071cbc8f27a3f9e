/** Escapes text for XML, whatever someone pasted into the YAML. */

/** Everything outside the characters of XML 1.0 (https://www.w3.org/TR/xml/#charsets). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** For content and attributes, in XML and HTML. Forbidden characters become U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, "\u{FFFD}")
    .replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
