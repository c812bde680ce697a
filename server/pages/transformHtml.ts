/** HTML before it is sent: scripts on intent, only the CSS rules in use, and the page's policy. */
import type { Framing } from "../../features/shared/contracts/writePolicy.ts";
import { buildPolicy } from "./buildPolicy.ts";
import { speculationRules } from "./client/speculationRules.ts";
import type { ClientScripts } from "./clientScripts.ts";
import {
  create,
  getAttribute,
  getText,
  HtmlDocument,
  insertAfter,
  insertBefore,
  prepend,
  remove,
  setAttribute,
  setText,
} from "./HtmlDocument.ts";
import type { Element } from "./HtmlDocument.ts";
import type { Integrity } from "./Integrity.ts";
import { isPayloadScript } from "./nextInternals.ts";
import type { StyleSheets } from "./styles/StyleSheets.ts";

/** A page as it is sent; `payload` is the RSC payload served at a URL of its own, "" when it is inline. */
type TransformedPage = {
  html: string;
  policy: string;
  payload: string;
};

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
  const document = new HtmlDocument(rendered);
  const isComposed = options.preview || options.framed || options.studio;
  const isUsedAtOnce = document.elements.some((element) => getAttribute(element, "data-hydrate") === "load");
  const keepsScripts = options.atOnce || isComposed || isUsedAtOnce;
  const scripts = document.list("script").filter(isRunnableFile);
  const hasLoader = !keepsScripts && scripts.length > 0;
  const payload = hasLoader ? addLoader(document, scripts, options) : "";
  if (keepsScripts) addGuard(document, options);
  const first = addFirstScript(document, options.client);
  // A prerendered page would load everything an editor sees.
  if (!options.framed && !options.studio)
    insertAfter(create("script", { type: "speculationrules" }, speculationRules), first);
  removeIconNames(document.elements);
  if (options.integrity) addIntegrity(document, options.integrity);
  return { html: document.toString(), policy: buildPolicy(document, options), payload };
}

/** Polyfills are no such file: browsers that need them cannot parse the other scripts either. */
const isRunnableFile = (script: Element) =>
  getAttribute(script, "src") !== undefined && getAttribute(script, "nomodule") === undefined;

const isPreload = (link: Element, kind: string) =>
  getAttribute(link, "rel") === "preload" && getAttribute(link, "as") === kind;

/**
 * Replaces a page's scripts by an element that the first script makes executable after the first paint. The RSC payload,
 * more than half of a page and unused until hydration, is moved out of it; returns the script that restores it.
 */
function addLoader(document: HtmlDocument, scripts: Element[], { payloadUrl, styles, client }: Options): string {
  const moved = payloadUrl ? document.list("script").filter((script) => isPayloadScript(getText(script))) : [];
  const payload = moved.map(getText).join(";");
  moved.forEach(remove);
  const sheets = styles?.inline(document)?.paths ?? [];
  const loader = create("script", {
    async: "",
    type: "text/plain",
    src: client.loaderPath,
    integrity: client.loaderIntegrity,
    "data-scripts": scripts.map((script) => getAttribute(script, "src")).join(" "),
    ...(payload && payloadUrl ? { "data-flight": payloadUrl(payload) } : {}),
    ...(sheets.length > 0 ? { "data-sheets": sheets.join(" ") } : {}),
  });
  const [first] = scripts;
  if (first) insertBefore(loader, first);
  document
    .list("script")
    .filter((script) => script !== loader && getAttribute(script, "src") !== undefined)
    .forEach(remove);
  document
    .list("link")
    .filter((link) => isPreload(link, "script"))
    .forEach(remove);
  const manifest = document.list("link").find((link) => getAttribute(link, "rel") === "manifest");
  // Browsers fetch the manifest during rendering; the loader makes it one.
  if (manifest) manifest.attrs = manifest.attrs.map((one) => (one.name === "rel" ? { ...one, name: "data-rel" } : one));
  return payload;
}

/** The head of a page that keeps its scripts. */
function addGuard(document: HtmlDocument, { styles, framed, studio, client }: Options): void {
  // What editors see is composed in the browser; the rules it needs are not known here.
  const styled = framed || studio ? undefined : styles?.inline(document);
  if (styled) insertAfter(create("script", { "data-sheets": styled.paths.join(" ") }, client.sheets), styled.element);
  prepend(create("script", {}, studio ? client.studioGuard : client.guard), document.head);
}

/**
 * Puts the first script at the head of a page, in place of the preloads of its fonts. The page's own first script
 * (`storedChoicesScript`) is merged into it: the policy lists each script's hash, and headers are not compressed.
 */
function addFirstScript(document: HtmlDocument, client: ClientScripts): Element {
  const fonts = document.list("link").filter((link) => isPreload(link, "font"));
  const choices = document.list("script").find((script) => getAttribute(script, "data-choices") !== undefined);
  const urls = fonts.map((link) => getAttribute(link, "href")).join(" ");
  const script = create("script", { "data-faces": urls }, `${choices ? getText(choices) : ""}${client.first}`);
  fonts.forEach(remove);
  if (choices) setText(choices, "");
  // Charset, viewport and the guard stay first.
  let last: Element | undefined;
  for (const node of document.head.childNodes) {
    if (!("tagName" in node)) break;
    if (node.tagName !== "meta" && !(last === undefined && node.tagName === "script" && node.attrs.length === 0)) break;
    last = node;
  }
  if (last) insertAfter(script, last);
  else prepend(script, document.head);
  return script;
}

/** Removes class names of the icon library, which no rule uses. */
function removeIconNames(elements: readonly Element[]): void {
  for (const element of elements) {
    if (/^lucide( lucide-[\w-]+)*$/.test(getAttribute(element, "class") ?? ""))
      setAttribute(element, "class", undefined);
  }
}

/**
 * Adds its file's hash to every script, and to the preload of a script in the page: a browser reuses a preload only when
 * both hashes agree, and scripts added later have none.
 */
function addIntegrity(document: HtmlDocument, integrity: Integrity): void {
  const scripts = document.list("script").filter((script) => getAttribute(script, "src") !== undefined);
  const urls = new Set(scripts.map((script) => getAttribute(script, "src")));
  const preloads = document
    .list("link")
    .filter((link) => isPreload(link, "script") && urls.has(getAttribute(link, "href")));
  for (const element of [...scripts, ...preloads]) {
    if (getAttribute(element, "integrity") !== undefined) continue;
    setAttribute(
      element,
      "integrity",
      integrity.find(getAttribute(element, "src") ?? getAttribute(element, "href") ?? ""),
    );
  }
}
