import type { Content } from "@prismicio/client";

import { fitRuns } from "@/features/compute-units/server";
import { findDocument } from "@/features/content/server";
import { findMethodChain } from "@/features/shared/catalogue/listMethodChains";
import { isPricedMethod, methodPages } from "@/features/shared/catalogue/methodPages";
import type { Plans } from "@/features/shared/platform/server";

import { readSequence } from "@/slices/readSequence";

/** A call that a product sends to a node, with when or how often, and its cost in compute units where it is known. */
export type NodeCall = { call: string; note: string; units?: number; readsArchive?: true };

type Slices = readonly { slice_type: string }[];

const isSequence = (slice: Slices[number]): slice is Content.SequenceSlice => slice.slice_type === "sequence";

const findFirst = (slices: Slices) => slices.find(isSequence)?.primary;

// Shorter names, such as NEAR's `block`, are also plain words.
const minNameLength = 8;

// The name of the participant; calls on archive data cost twice as much.
const archiveNode = /archive|归档/i;

const findMethod = (text: string) =>
  text.split(/\W+/).find((word) => word.length >= minNameLength && isPricedMethod(word));

/** The first sequence of a case study with its calls to a node; `undefined` without one. */
export async function findSequence(id: string) {
  const document = await findDocument(id);
  if (document?.type !== "case_study") return undefined;
  const { slices } = document.data;
  const sequence = findFirst(slices);
  return sequence && { ...readSequence(sequence), calls: listCalls(slices) };
}

/** The calls to a node in the first sequence of these slices, each method on its own. */
export function listCalls(slices: Slices): NodeCall[] {
  const steps = findFirst(slices)?.steps ?? [];
  return steps.flatMap(({ to, message, note }) => {
    if (!message || !note) return [];
    return message.split(/[,，、]\s*/).flatMap((call) => {
      const method = findMethod(call);
      return method ? [{ call, note, ...findUnits(method, archiveNode.test(to ?? "")) }] : [];
    });
  });
}

/** What the calls cost once and in a month, and the plan for it; `undefined` where the cost of one is not known. */
export function fitCalls(calls: readonly NodeCall[], plans: Plans | undefined) {
  const units = calls.flatMap((call) => call.units ?? []);
  if (units.length < calls.length) return undefined;
  return fitRuns({ units, readsArchive: calls.some((call) => call.readsArchive) }, plans);
}

function findUnits(method: string, isArchive: boolean): Pick<NodeCall, "units" | "readsArchive"> {
  const page = methodPages.find((one) => one.method === method);
  const chain = page && findMethodChain(page.family, method);
  if (!chain) return {};
  const units = (chain.multiplier ?? 1) * page.multiplier;
  return isArchive ? { units: units * 2, readsArchive: true } : { units };
}
