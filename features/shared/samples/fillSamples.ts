import { chosenRegion, subscribeToRegion } from "@/features/shared/platform/chosenRegion";
import { regions, usualRegion } from "@/features/shared/platform/regions";

import { findReplacements, replaceIn } from "./findReplacements";
import type { Replacement, SampleChoice } from "./findReplacements";

// Not in tables: they explain the URL format, and longer URLs would shift the layout.
const places = "code:not(td code), pre:not(:has(code)), [data-copy]";

type Choice = Omit<SampleChoice, "origin" | "region">;

type Written = { original: string; text: string };

// The original text of a text node or copy button.
const known = new WeakMap<Node, Written>();
let choice: Choice = {};
let observer: MutationObserver | undefined;
let unsubscribe: (() => void) | undefined;

/** Fills the visitor's choice into all samples and endpoints of the page, also later ones; successive choices are merged. */
export function fillSamples(part: Choice): void {
  choice = { ...choice, ...part };
  fill(document.body);
  if (observer || (!choice.key && !choice.network)) return;
  observer = new MutationObserver((records) => {
    const changed = new Set(records.map(({ target }) => (target instanceof Element ? target : target.parentElement)));
    for (const element of changed) {
      const root = element?.closest("code, pre")?.parentElement ?? element;
      if (root) fill(root);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  unsubscribe = subscribeToRegion(() => fill(document.body));
}

/** Stops filling and clears the choice. */
export function stopFilling(): void {
  observer?.disconnect();
  observer = undefined;
  unsubscribe?.();
  unsubscribe = undefined;
  choice = {};
}

function fill(root: Element): void {
  const current = { ...choice, origin: window.location.origin, region: chosenRegion() ?? usualRegion };
  const elements = [...(root.matches(places) ? [root] : []), ...root.querySelectorAll(places)];
  for (const element of elements) {
    if (element instanceof HTMLElement && element.dataset.copy) fillCopied(element, current);
    if (element.matches("code, pre")) fillText(element, current);
  }
}

function fillCopied(element: HTMLElement, current: SampleChoice): void {
  const original = readOriginal(element, element.dataset.copy ?? "");
  const text = replaceIn(original, findReplacements(original, current));
  known.set(element, { original, text });
  if (text !== element.dataset.copy) element.dataset.copy = text;
}

// A URL may be split over several nodes by highlighting and break opportunities; the first node gets all of it.
function fillText(element: Element, current: SampleChoice): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const originals = nodes.map((node) => readOriginal(node, node.nodeValue ?? ""));
  const replacements = findReplacements(originals.join(""), current);
  let start = 0;
  for (const [index, node] of nodes.entries()) {
    const original = originals[index] ?? "";
    const text = replaceIn(original, cutTo(replacements, start, original.length));
    start += original.length;
    known.set(node, { original, text });
    if (text !== node.nodeValue) node.nodeValue = text;
  }
}

/** The replacements within a part of the text, relative to its start; the new text goes where each starts. */
function cutTo(replacements: readonly Replacement[], start: number, length: number): Replacement[] {
  return replacements
    .filter((one) => one.end > start && one.start < start + length)
    .map((one) => ({
      start: Math.max(one.start - start, 0),
      end: Math.min(one.end - start, length),
      text: one.start >= start ? one.text : "",
    }));
}

/** The original text; the node may have been changed since, by another region or a new render. */
function readOriginal(node: Node, value: string): string {
  const written = known.get(node);
  if (!written) return value;
  if (written.text === value) return written.original;
  const region = regions.find(({ id }) => withRegion(written.text, id) === value);
  return region ? withRegion(written.original, region.id) : value;
}

const hosts = new RegExp(`(?<=//)(?:${regions.map(({ id }) => id).join("|")})(?=\\.)`, "g");
const withRegion = (text: string, region: string) => text.replace(hosts, region);
