import { regions } from "@/features/shared/platform/regions";

import { findReplacements, replaceIn } from "./findReplacements";
import type { Replacement, SampleChoice } from "./findReplacements";

// Tables say how addresses are made: those are no samples, and longer ones would move what stands below.
const places = "code:not(td code), pre:not(:has(code)), [data-copy]";

type Written = { original: string; text: string };

// What stood in a text node, or was to be copied, before it was filled.
const known = new WeakMap<Node, Written>();
let choice: Omit<SampleChoice, "origin"> = {};
let observer: MutationObserver | undefined;

/** Writes the visitor's choice into the samples and endpoints of the page, and into what comes later; parts of a choice add up. */
export function fillSamples(part: Omit<SampleChoice, "origin">): void {
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
}

/** Stops filling, and forgets the choice. */
export function stopFilling(): void {
  observer?.disconnect();
  observer = undefined;
  choice = {};
}

function fill(root: Element): void {
  const current = { ...choice, origin: window.location.origin };
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

// A URL may be split over several nodes, by colours and by places where it may break: its first node gets all of it.
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

/** The replacements within a part of the text, counted from its start; the text of each goes where it begins. */
function cutTo(replacements: readonly Replacement[], start: number, length: number): Replacement[] {
  return replacements
    .filter((one) => one.end > start && one.start < start + length)
    .map((one) => ({
      start: Math.max(one.start - start, 0),
      end: Math.min(one.end - start, length),
      text: one.start >= start ? one.text : "",
    }));
}

/** What stood there before it was filled; another region may have been written into it since, or something new. */
function readOriginal(node: Node, value: string): string {
  const written = known.get(node);
  if (!written) return value;
  if (written.text === value) return written.original;
  const region = regions.find(({ id }) => withRegion(written.text, id) === value);
  return region ? withRegion(written.original, region.id) : value;
}

const hosts = new RegExp(`(?<=//)(?:${regions.map(({ id }) => id).join("|")})(?=\\.)`, "g");
const withRegion = (text: string, region: string) => text.replace(hosts, region);
