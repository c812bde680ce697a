import { createHash } from "node:crypto";

import type { Origins } from "../../../features/shared/contracts/RouteTable.ts";
import { speculationRules } from "../client/speculationRules.ts";
import { hasLoader } from "../transform/pageScripts.ts";

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
// Data blocks are never run, so a policy does not ask for their hash.
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

const reports = "/api/csp-reports/";
const rulesHash = hashInline(speculationRules);
// Who may show slices while they are edited. Nothing is loaded from there: pictures and files have our own origin.
const builders = "https://prismic.io https://*.prismic.io https://*.wroom.io https://*.wroom.test";

// The editing screen shows pages of the site in frames and files before they are sent, and reads what is pasted.
const studioSources = {
  images: ["blob:"],
  frames: ["'self'"],
  trustedTypes: ["pasted-markup", "ProseMirrorClipboard"],
};
const noSources: typeof studioSources = { images: [], frames: [], trustedTypes: [] };

export type Framing = {
  /** Other origins that the app declared. */
  origins?: Origins | undefined;
  /** An editor looks at a draft. */
  preview?: boolean;
  /** Prismic's page builder shows this page in a frame. */
  framed?: boolean;
  /** Prismic's editor may show this page in a frame, and it is like any other otherwise. */
  framable?: boolean;
  /** This page is the editing screen. */
  studio?: boolean;
};

/** The content security policy of one page. */
export function buildPolicy(
  html: string,
  { origins, preview = false, framed = false, framable = false, studio = false }: Framing,
): string {
  // Nothing of others runs where editors work.
  const { script = [], connect = [], image = [], frame = [] } = (studio ? undefined : origins) ?? {};
  const own = studio ? studioSources : noSources;
  const foreign = framed || script.length > 0;
  const attributes = /<[a-z][^<>]*\sstyle="/.test(html);
  const styles = framed || studio || attributes ? ["'unsafe-inline'"] : styleHashes(html);
  const scripts = [...scriptHashes(html), ...(hasLoader(html) ? [rulesHash] : [])];
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts, ...script],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:", ...own.images, ...image],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    "frame-src": [...own.frames, "https://www.youtube-nocookie.com", "https://player.vimeo.com", ...frame],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": framable || preview || framed ? [...(framed ? ["'self'"] : []), builders] : ["'none'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    // Scripts of others make markup out of text.
    ...(foreign
      ? {}
      : { "require-trusted-types-for": ["'script'"], "trusted-types": ["default", "nextjs", ...own.trustedTypes] }),
    "report-uri": [reports],
    "report-to": ["csp"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
