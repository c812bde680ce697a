/** HTML before it is sent: scripts on intent, only the CSS rules in use, and the page's policy. */
import type { ClientScripts } from "./clientScripts.ts";
import {
  takeRscPayload,
  writeGuard,
  writeLoader,
  writeSheetsScript,
  writeStudioGuard,
  takeScripts,
} from "./pageScripts.ts";
import type { Integrity } from "./pageScripts.ts";
import { buildPolicy } from "./buildPolicy.ts";
import type { Framing } from "../../../features/shared/contracts/writePolicy.ts";
import type { StyleSheets } from "../css/StyleSheets.ts";

/** A page as it is sent; `payload` is the RSC payload served at a URL of its own, "" when it is inline. */
type TransformedPage = { html: string; policy: string; payload: string };

type Options = Framing & {
  /** The browser scripts that pages carry. */
  client: ClientScripts;
  /** Scripts stay in the page. */
  atOnce?: boolean;
  /** URL of the RSC payload; without it the payload stays inline. */
  payloadUrl?: (payload: string) => string;
  /** The page's style sheets; without them they stay links. */
  styles?: StyleSheets;
  /** Hashes of the page's scripts; without them scripts have no `integrity`. */
  integrity?: Integrity;
};

/** Prepares a rendered page for sending: scripts on intent, and a policy that allows only its own scripts. */
export function transformHtml(rendered: string, options: Options): TransformedPage {
  const keeps =
    options.atOnce || options.preview || options.framed || options.studio || rendered.includes('data-hydrate="load"');
  const { html, payload } = keeps ? withGuard(rendered, options) : withLoader(rendered, options);
  const document = insertFirstScript(html, options.client).replaceAll(iconNames, "");
  return { html: options.integrity?.seal(document) ?? document, policy: buildPolicy(document, options), payload };
}

function withLoader(rendered: string, { payloadUrl, styles, client }: Options) {
  // The payload first: it is the largest part, and later steps need not scan it.
  const { html: light, data } = payloadUrl ? takeRscPayload(rendered) : { html: rendered, data: "" };
  const { html, scripts, at } = takeScripts(light);
  if (at === -1) return { html: rendered, payload: "" };
  // Marks the position, which moves as other parts are removed.
  const marked = html.slice(0, at) + mark + html.slice(at);
  const styled = styles?.inline(marked) ?? { html: marked, sheets: [] };
  const loader = writeLoader(
    { scripts, payload: payloadUrl && data ? payloadUrl(data) : "", sheets: styled.sheets },
    client,
  );
  return {
    html: styled.html.replace(mark, () => loader).replace(manifest, '<link data-rel="manifest"'),
    payload: data,
  };
}

// Class names of the icon library, which no rule uses.
const iconNames = / class="lucide(?: lucide-[\w-]+)*"/g;

const manifest = /<link rel="manifest"/;

const mark = "<!--\u0000scripts-->";

function withGuard(rendered: string, { styles, framed, studio, client }: Options) {
  // What editors see is composed in the browser; the rules it needs are not known here.
  const html =
    framed || studio
      ? rendered
      : (styles?.inline(rendered, (paths) => writeSheetsScript(paths, client)).html ?? rendered);
  return {
    html: html.replace(/<head>/, () => `<head>${studio ? writeStudioGuard(client) : writeGuard(client)}`),
    payload: "",
  };
}

const fontPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="font")[^>]*\bhref="([^"]+)"[^>]*>/g;

// Charset, viewport and the script guard stay first.
const start = /<head>(<script>[\s\S]*?<\/script>)?(<meta[^>]*>)*/;

// Applies the visitor's stored choices (`storedChoicesScript`).
const choices = /(<script data-choices="[^"]*">)([\s\S]*?)(?=<\/script>)/;

/**
 * Puts the first script at the head of a page, in place of the preloads of its fonts. The page's own first script is
 * merged into it: the policy lists each script's hash, and headers are not compressed.
 */
function insertFirstScript(html: string, client: ClientScripts): string {
  const urls = [...html.matchAll(fontPreload)].map(([, url = ""]) => url);
  const own = choices.exec(html)?.[2] ?? "";
  const element = `<script data-faces="${urls.join(" ")}">${own}${client.first}</script>`;
  return html
    .replace(fontPreload, "")
    .replace(choices, (_, opening: string) => opening)
    .replace(start, (head) => head + element);
}
