import type { InferType } from "yup";

import { send } from "#cms/http/send.ts";

import { replacementPlacesSchema, replacementSchema, replacementsSchema } from "./contract.ts";
import type { NewReplacement, Replacement, ReplacementPlaces, ReplacementSearch } from "./contract.ts";

/** Every place of some words in the newest version of each document. */
export const searchPlaces = (search: ReplacementSearch, signal?: AbortSignal): Promise<ReplacementPlaces> =>
  send("replacements/search", replacementPlacesSchema, { method: "POST", body: search, signal });

/** Replaces the picked places, as drafts. */
export const replacePlaces = (replacement: NewReplacement): Promise<Replacement> =>
  send("replacements", replacementSchema, { method: "POST", body: replacement });

/** The last replacements, the newest first. */
export const loadReplacements = (signal?: AbortSignal): Promise<InferType<typeof replacementsSchema>> =>
  send("replacements", replacementsSchema, { signal });

/** Takes a replacement back, as drafts. */
export const undoReplacement = (id: string): Promise<Replacement> =>
  send(`replacements/${encodeURIComponent(id)}/undo`, replacementSchema, {
    method: "POST",
    body: {},
  });
