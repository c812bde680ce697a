import { findUrlProblem, normalizeUrl, repairUrl } from "#contracts/linkUrl.ts";

import { nearestKind } from "./allowed.ts";
import type { Allowed } from "./allowed.ts";
import { markWordLists } from "./markWordLists.ts";
import { joinCells, joinLines, readCodeBlocks, wrapLoose } from "./pastedBlocks.ts";
import { readFormats } from "./readFormats.ts";
import { fitsBlock, fitsLink, parseOwnAttribute, readPictures } from "./pastedPictures.ts";
import type { PastedPicture } from "./pastedPictures.ts";

const headings = "h1,h2,h3,h4,h5,h6";
const paragraphs = "blockquote,figcaption,dt,dd,caption,address,summary,legend";
const dropped = "style,script,meta,link,title,head,xml,template,noscript,svg,button,input,select,textarea,nav,.EOP";

/**
 * What was left out or lost its look: pictures; media and forms; links whose address leads nowhere from here; raised or struck
 * words. `tables` were converted to lines of text.
 */
export type LeftOut = { pictures: number; tables: number; others: number; links: number; formats: number };

/** Pasted markup reduced to what the field allows, the pictures to upload, and the number of parts left out. */
export type CleanedPaste = {
  html: string;
  pending: PastedPicture[];
  leftOut: LeftOut;
};

/**
 * Cleans HTML copied from Word, Google Docs, this site or elsewhere to what the field allows. Text is never lost: block
 * types that the field does not allow become the nearest allowed ones.
 */
export function cleanPastedHtml(html: string, allowed: Allowed, origin: string): CleanedPaste {
  // An inert document: nothing runs or loads. With Trusted Types, the Studio's policy sanitizes the HTML first.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  markWordLists(body);
  body
    .querySelectorAll(`${dropped},[aria-hidden="true"],[hidden],br.Apple-interchange-newline`)
    .forEach((element) => element.remove());
  removeComments(body);
  // One cell of a sheet is words.
  const tables = [...body.querySelectorAll("table")].filter((table) =>
    table.querySelector("td ~ td,th ~ *,tr ~ tr"),
  ).length;
  const others = countAndRemove(body, "iframe,video,audio,canvas,object,embed,form");
  readCodeBlocks(body);
  const formats = readFormats(body);
  for (const element of body.querySelectorAll<HTMLElement>("span,b,strong,i,em,font,mark")) readInlineStyle(element);
  for (const table of body.querySelectorAll("tr")) joinCells(table);
  for (const item of body.querySelectorAll("li")) flattenItem(item);
  for (const element of body.querySelectorAll(headings)) fitHeading(element, allowed);
  for (const quote of body.querySelectorAll(paragraphs)) renameBlock(quote, "p");
  wrapLoose(body);
  const links = [...body.querySelectorAll("a")].filter((link) => !readLink(link, allowed, origin)).length;
  for (const code of body.querySelectorAll("code,kbd,samp,tt")) readCode(code, allowed);
  const solids = [...body.querySelectorAll<HTMLElement>("[data-solid-block]")].filter(
    ({ dataset }) => !fitsBlock(parseOwnAttribute(dataset.solidBlock), allowed),
  );
  solids.forEach((element) => element.remove());
  const { pending, leftOut } = readPictures(body, allowed, origin);
  if (!allowed.spans.includes("strong")) unwrapAll(body, "strong,b");
  if (!allowed.spans.includes("em")) unwrapAll(body, "em,i");
  return {
    html: body.innerHTML,
    pending,
    leftOut: { pictures: leftOut + solids.length, tables, others, links, formats },
  };
}

/** A form's words stay. */
function countAndRemove(body: HTMLElement, selector: string): number {
  const found = body.querySelectorAll(selector);
  for (const element of found) if (element.tagName === "FORM") unwrap(element);
  found.forEach((element) => element.remove());
  return found.length;
}

function removeComments(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node.nodeType === node.COMMENT_NODE) node.parentNode?.removeChild(node);
    else removeComments(node);
  }
}

/** Converts bold and italic styles to elements; unwraps elements whose style cancels them. */
function readInlineStyle(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style;
  const isBold = /^(?:bold|bolder|[6-9]00)$/.test(fontWeight);
  const isBoldTag = /^(?:B|STRONG)$/.test(element.tagName);
  const isHeading = element.closest(headings) !== null;
  if (isBold && !isBoldTag && !isHeading) wrapChildren(element, "strong");
  if (fontStyle === "italic" && !/^(?:I|EM)$/.test(element.tagName)) wrapChildren(element, "em");
  // Google Docs wraps everything in a <b> of normal weight; in headings bold is their look.
  if (isBoldTag && (/^(?:normal|[1-5]00)$/.test(fontWeight) || isHeading)) unwrap(element);
  else if (/^(?:I|EM)$/.test(element.tagName) && fontStyle === "normal") unwrap(element);
}

function wrapChildren(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);
const unwrapAll = (root: Element, selector: string) => root.querySelectorAll(selector).forEach(unwrap);

function renameBlock(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  // Blocks inside would be blocks in a paragraph.
  if (element.querySelector("p,div,ul,ol,pre")) {
    unwrap(element);
    return element;
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Flattens lists: an entry's blocks become its lines, and nested lists follow their entry, then the words behind them. */
function flattenItem(item: Element): void {
  joinLines(item);
  divideItem(item);
  for (const inner of [...item.querySelectorAll(":scope > ul, :scope > ol")].toReversed()) {
    const list = item.parentElement;
    if (list && inner.tagName !== list.tagName) divideList(list, item, inner);
    else {
      item.after(...inner.children);
      inner.remove();
    }
  }
}

/** Makes an entry of its own of the words behind a nested list. */
function divideItem(item: Element): void {
  let last: Node | null = item.querySelector(":scope > ul, :scope > ol");
  for (let next = last?.nextSibling; next && (isGap(next) || isList(next)); next = last?.nextSibling) {
    if (isGap(next)) next.remove();
    else last = next;
  }
  if (!last?.nextSibling) return;
  const rest = item.ownerDocument.createElement("li");
  while (last.nextSibling) rest.append(last.nextSibling);
  item.after(rest);
  flattenItem(rest);
}

const isList = ({ nodeName }: Node) => /^[UO]L$/.test(nodeName);
const isGap = (node: Node) => node.nodeName === "BR" || (node instanceof Text && node.data.trim() === "");

/** Moves a list of the other kind out of an entry, between the entries before and after it. */
function divideList(list: Element, item: Element, inner: Element): void {
  const rest = list.ownerDocument.createElement(list.tagName);
  while (item.nextElementSibling) rest.append(item.nextElementSibling);
  list.after(inner, ...(rest.firstElementChild ? [rest] : []));
}

function fitHeading(element: Element, allowed: Allowed): void {
  const kind = nearestKind(`heading${element.tagName.slice(1)}`, allowed);
  const level = /^heading(\d)$/.exec(kind)?.[1];
  const tag = level ? `h${level}` : "p";
  if (element.tagName.toLowerCase() !== tag) renameBlock(element, tag);
}

/** Keeps a link as the repository stores it; `false` for one whose address leads nowhere from here. */
function readLink(link: HTMLAnchorElement, { spans, canOpenTabs }: Allowed, origin: string): boolean {
  if (link.dataset.link !== undefined) {
    if (!fitsLink(parseOwnAttribute(link.dataset.link))) unwrap(link);
    return true;
  }
  const href = link.getAttribute("href") ?? "";
  if (!spans.includes("hyperlink") || href === "" || link.textContent.trim() === "") {
    unwrap(link);
    return true;
  }
  const url = readHref(href, origin);
  if (url === undefined) {
    unwrap(link);
    return false;
  }
  const target = link.target === "_blank" && canOpenTabs ? { target: "_blank" } : {};
  link.dataset.link = JSON.stringify({ link_type: "Web", url, ...target });
  return true;
}

function readHref(href: string, origin: string): string | undefined {
  // Google wraps links in a redirect URL of its own.
  const meant = /^https:\/\/www\.google\.com\/url\?/.test(href) ? new URL(href).searchParams.get("q") : undefined;
  const url = normalizeUrl(meant ?? href);
  const local = url === origin || url.startsWith(`${origin}/`) ? normalizeUrl(url.slice(origin.length) || "/") : url;
  // Word's own anchors begin with an underscore.
  if (local.startsWith("#_")) return undefined;
  return findUrlProblem(local) ? repairUrl(local) : local;
}

function readCode(code: Element, { labels }: Allowed): void {
  const isBlock = code.closest("pre") !== null;
  if (isBlock || !labels.includes("code")) unwrap(code);
  else if (code.tagName !== "CODE") {
    const renamed = code.ownerDocument.createElement("code");
    renamed.append(...code.childNodes);
    code.replaceWith(renamed);
  }
}
