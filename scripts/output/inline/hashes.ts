/** Hashes the inline styles and scripts of a page for its content security policy. */
import { createHash } from "node:crypto";
import type { Inline } from "../hosting/content-security-policy.ts";

const STYLE = /<style>(.*?)<\/style>/gs;
/** Scripts that run, and speculation rules. To a policy, JSON is not a script. */
const SCRIPT = /<script(?![^>]* src=)(?![^>]* type="application\/)[^>]*>(.*?)<\/script>/gs;

export function findHashes(html: string): Inline {
  return { styles: hashAll(html, STYLE), scripts: hashAll(html, SCRIPT) };
}

function hashAll(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text = ""]) => hashOf(text));
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
