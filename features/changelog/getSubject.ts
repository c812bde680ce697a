import { findMethodPage } from "@/features/shared/catalogue/methodPages";

import type { Subject } from "./change";

/** What a page is about: the chain or method of its template, and the areas that an editor named. */
export const getSubject = (areas: string | null | undefined, parameters: Record<string, string>): Subject => ({
  chain: parameters.node,
  method: findMethodPage(parameters.method ?? "")?.method,
  areas: (areas ?? "").split(/[\s,]+/).filter(Boolean),
});
