import { createHash } from "node:crypto";

import { writePolicy } from "../../features/shared/contracts/writePolicy.ts";
import type { Framing } from "../../features/shared/contracts/writePolicy.ts";
import { getAttribute, getText } from "./HtmlDocument.ts";
import type { Element, HtmlDocument } from "./HtmlDocument.ts";

// Data blocks never run, so a policy needs no hash of them. Speculation rules are none to a policy.
const data = /^application\/(ld\+)?json$/;

/** The CSP hash of a script's or a style's text. */
export const hashInline = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const runs = (script: Element) =>
  getAttribute(script, "src") === undefined && !data.test(getAttribute(script, "type") ?? "");

const hashTexts = (elements: Element[]) => [...new Set(elements.map(getText).filter(Boolean).map(hashInline))];

/** The content security policy of one page: only its own inline scripts and styles may run. */
export function buildPolicy(document: HtmlDocument, framing: Framing): string {
  const hasAttributes = document.elements.some((element) => getAttribute(element, "style") !== undefined);
  const isOpen = framing.framed || framing.studio || hasAttributes;
  const styles = isOpen ? ["'unsafe-inline'"] : hashTexts(document.list("style"));
  const scripts = hashTexts(document.list("script").filter(runs));
  return writePolicy({ ...framing, scripts, styles, hasServer: true });
}
