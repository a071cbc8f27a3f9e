/** What a content security policy calls the texts that stand inline in a page. */
import { createHash } from "node:crypto";
import type { Inline } from "../hosting/content-security-policy.ts";

const STYLE = /<style>(.*?)<\/style>/gs;
/** Those that run, and the rules of what to prepare ahead; JSON is no script to a policy. */
const SCRIPT = /<script(?![^>]* src=)(?![^>]* type="application\/)[^>]*>(.*?)<\/script>/gs;

/** Of the texts of `style` elements, and of `script` elements that the browser obeys. */
export function findHashes(html: string): Inline {
  return { styles: hashAll(html, STYLE), scripts: hashAll(html, SCRIPT) };
}

function hashAll(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text = ""]) => hashOf(text));
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
