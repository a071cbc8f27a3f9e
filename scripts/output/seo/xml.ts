/** Escapes text for XML, whatever people pasted into the YAML. */

/** All that XML 1.0 allows (https://www.w3.org/TR/xml/#charsets). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** For content and for attributes, in XML and in HTML; what XML cannot hold becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, "\u{FFFD}")
    .replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
