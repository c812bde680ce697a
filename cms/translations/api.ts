import { send } from "#cms/http/send.ts";

import { translationSchema } from "./contract.ts";
import type { Translation } from "./contract.ts";

const at = (id: string) => `documents/${encodeURIComponent(id)}/translation`;

/** What a document was translated from, field by field. */
export const loadTranslation = (id: string, signal?: AbortSignal): Promise<Translation> =>
  send(at(id), translationSchema, { signal });

/** Notes fields as done with the value their source has, or as not done with null. */
export const changeTranslation = (id: string, change: { source: string } & Partial<Translation>) =>
  send(at(id), translationSchema, { method: "PUT", body: change });
