import type { Content } from "@prismicio/client";

import { findDocument } from "@/features/content/server";
import { findMethodChain } from "@/features/shared/catalogue/listMethodChains";
import { isPricedMethod, methodPages } from "@/features/shared/catalogue/methodPages";

/** A call that a product sends to a node, with when or how often, and its cost in compute units where it is known. */
export type NodeCall = { call: string; note: string; units?: number };

const isSequence = (slice: { slice_type: string }): slice is Content.SequenceSlice => slice.slice_type === "sequence";

// Shorter names, such as NEAR's `block`, are also plain words.
const minNameLength = 8;

// The name of the participant; calls on archive data cost twice as much.
const archiveNode = /archive|归档/i;

const findMethod = (text: string) =>
  text.split(/\W+/).find((word) => word.length >= minNameLength && isPricedMethod(word));

/** The first calls to a node in the sequence of a case study; an empty list without one. */
export async function findCalls(id: string, limit: number): Promise<NodeCall[]> {
  const document = await findDocument(id);
  return document?.type === "case_study" ? listCalls(document.data.slices).slice(0, limit) : [];
}

/** The calls to a node in the first sequence of these slices, each method on its own. */
export function listCalls(slices: readonly { slice_type: string }[]): NodeCall[] {
  const steps = slices.find(isSequence)?.primary.steps ?? [];
  return steps.flatMap(({ to, message, note }) => {
    if (!message || !note) return [];
    return message.split(/[,，、]\s*/).flatMap((call) => {
      const method = findMethod(call);
      return method ? [{ call, note, ...findUnits(method, archiveNode.test(to ?? "")) }] : [];
    });
  });
}

function findUnits(method: string, isArchive: boolean): Pick<NodeCall, "units"> {
  const page = methodPages.find((one) => one.method === method);
  const chain = page && findMethodChain(page.family, method);
  return chain ? { units: (chain.multiplier ?? 1) * page.multiplier * (isArchive ? 2 : 1) } : {};
}
