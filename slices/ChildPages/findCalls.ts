import type { Content } from "@prismicio/client";

import { findDocument } from "@/features/content/server";
import { isPricedMethod } from "@/features/shared/catalogue/methodPages";

/** A call that a product sends to a node, with when or how often. */
export type NodeCall = { call: string; note: string };

const isSequence = (slice: { slice_type: string }): slice is Content.SequenceSlice => slice.slice_type === "sequence";

// Shorter names, such as NEAR's `block`, are also plain words.
const minNameLength = 8;

const namesMethod = (text: string) =>
  text.split(/\W+/).some((word) => word.length >= minNameLength && isPricedMethod(word));

/** The first calls to a node in the sequence of a case study; an empty list without one. */
export async function findCalls(id: string, limit: number): Promise<NodeCall[]> {
  const document = await findDocument(id);
  const slices: readonly { slice_type: string }[] = document?.type === "case_study" ? document.data.slices : [];
  const steps = slices.find(isSequence)?.primary.steps ?? [];
  return steps
    .flatMap(({ message, note }) => (message && note && namesMethod(message) ? [{ call: message, note }] : []))
    .slice(0, limit);
}
