import type { InferType } from "yup";

import { send } from "#cms/http/send.ts";

import { checksSchema, partsSchema } from "./contract.ts";
import type { CheckRequest } from "./contract.ts";
import { siteChecksSchema } from "./site.contract.ts";
import type { SiteChecksQuery, SiteChecksResponse } from "./site.contract.ts";

/** Problems of a document as it is sent, saved or not. */
export const checkDocument = (request: CheckRequest, signal?: AbortSignal): Promise<InferType<typeof checksSchema>> =>
  send("checks", checksSchema, { method: "POST", body: request, signal });

/** The parts of a page that a link can lead to. */
export const loadPageParts = (id: string, signal: AbortSignal): Promise<InferType<typeof partsSchema>> =>
  send(`documents/${encodeURIComponent(id)}/parts`, partsSchema, { signal });

/** Problems of what is on the site: their numbers, and a page of them. */
export const loadSiteChecks = (query: Partial<SiteChecksQuery>, signal?: AbortSignal): Promise<SiteChecksResponse> =>
  send("checks/site", siteChecksSchema, { query, signal });
