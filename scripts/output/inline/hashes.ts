/** Hashes the inline styles and scripts of a page for its content security policy. */
import { hash } from "node:crypto";
import type { Inline } from "../hosting/content-security-policy.ts";

const STYLE = /<style>(.*?)<\/style>/gs;
/** Scripts that run, and speculation rules. To a policy, JSON is not a script. */
const SCRIPT = /<script(?![^>]* src=)(?![^>]* type="application\/)[^>]*>(.*?)<\/script>/gs;

export function findHashes(html: string): Inline {
  return { styles: hashAll(html, STYLE), scripts: hashAll(html, SCRIPT) };
}

function hashAll(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text = ""]) => `sha256-${hash("sha256", text, "base64")}`);
}
