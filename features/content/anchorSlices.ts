import { claimAnchor, frameAnchors, toAnchor, widgetAnchors } from "@/features/shared/contracts/anchors";

import { hasWords } from "./headings";

type Bag = Record<string, unknown>;
type Claim = (text: string) => string;

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The slices of one page without empty headings. Every other heading, and every question, gets an `anchor` that is
 * unique on the page: the second "Setup" is `setup-2`.
 */
export function anchorSlices<T>(slices: readonly T[]): T[];
export function anchorSlices(slices: readonly unknown[]): unknown[] {
  const taken = new Set<string>();
  const claim = (anchor: string): string => claimAnchor(anchor, taken);
  // Anchors chosen by editors take precedence, wherever they are on the page.
  const chosen = slices.map((slice) => {
    const anchor = isBag(slice) && isBag(slice.primary) ? slice.primary.anchor : undefined;
    return typeof anchor === "string" && anchor ? claim(anchor) : undefined;
  });
  for (const id of [...frameAnchors, ...widgetAnchors]) taken.add(id);
  return slices.map((slice, index) => anchorSlice(slice, chosen[index], (text) => claim(toAnchor(text))));
}

function anchorSlice(slice: unknown, anchor: string | undefined, claim: Claim): unknown {
  if (!isBag(slice) || !isBag(slice.primary)) return slice;
  const { title, ...rest } = slice.primary;
  // No anchor for a hero's title (the page itself) or for a slice that has one.
  const isTarget = slice.slice_type !== "hero" && anchor === undefined;
  const head = title === undefined ? {} : { title: anchorValue(title, isTarget ? claim : undefined) };
  const body = Object.entries(rest).map(([name, value]) => [
    name,
    // Earlier versions of a legal text are compared as plain text.
    name === "versions" ? value : anchorValue(value, claim),
  ]);
  const primary = { ...head, ...Object.fromEntries(body), ...(anchor === undefined ? {} : { anchor }) };
  return { ...slice, primary };
}

function anchorValue(value: unknown, claim: Claim | undefined): unknown {
  if (Array.isArray(value)) return value.flatMap((one) => (isEmptyHeading(one) ? [] : [anchorValue(one, claim)]));
  if (!isBag(value)) return value;
  const words = getHeadingText(value) ?? value.question;
  const anchor = claim && typeof words === "string" && hasWords(words) ? { anchor: claim(words) } : {};
  const inner = Object.entries(value).map(([name, one]) => [name, anchorValue(one, claim)]);
  return { ...Object.fromEntries(inner), ...anchor };
}

// Lower levels have no anchor.
const getHeadingText = ({ type, text }: Bag) => (/^heading[1-4]$/.test(String(type)) ? text : undefined);

const isEmptyHeading = (value: unknown): boolean =>
  isBag(value) && /^heading\d$/.test(String(value.type)) && !hasWords(String(value.text ?? ""));
