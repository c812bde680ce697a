import { createHash } from "node:crypto";

import { writePolicy } from "../../../features/shared/contracts/writePolicy.ts";
import type { Framing } from "../../../features/shared/contracts/writePolicy.ts";
import { speculationRules } from "../client/speculationRules.ts";
import { hasLoader } from "./pageScripts.ts";

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
// Data blocks never run, so a policy needs no hash of them.
const data = /\btype="(application\/(ld\+)?json|speculationrules)"/;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** The CSP hash of a script's or a style's text. */
export const hashInline = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of every inline script that runs. */
function scriptHashes(html: string): string[] {
  const texts = [...html.matchAll(element)].filter(
    ([, attributes = "", text]) => text && !/\bsrc=/.test(attributes) && !data.test(attributes),
  );
  return [...new Set(texts.map(([, , text = ""]) => hashInline(text)))];
}

/** Hashes of every inline style sheet. */
const styleHashes = (html: string) => [...new Set([...html.matchAll(style)].map(([, text = ""]) => hashInline(text)))];

const rulesHash = hashInline(speculationRules);

/** The content security policy of one page: only its own inline scripts and styles may run. */
export function buildPolicy(html: string, framing: Framing): string {
  const { framed, studio } = framing;
  const attributes = /<[a-z][^<>]*\sstyle="/.test(html);
  const styles = framed || studio || attributes ? ["'unsafe-inline'"] : styleHashes(html);
  const scripts = [...scriptHashes(html), ...(hasLoader(html) ? [rulesHash] : [])];
  return writePolicy({ ...framing, scripts, styles, hasServer: true });
}
