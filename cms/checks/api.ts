import type { InferType } from "yup";

import { send } from "#cms/http/send.ts";

import { checksSchema, partsSchema } from "./contract.ts";
import type { CheckRequest } from "./contract.ts";
import { siteChecksSchema } from "./site.contract.ts";
import type { SiteChecksResponse } from "./site.contract.ts";

/** Problems of a document as it is sent, saved or not. */
export const checkDocument = (request: CheckRequest, signal?: AbortSignal): Promise<InferType<typeof checksSchema>> =>
  send("checks", checksSchema, { method: "POST", body: request, signal });

/** The parts of a page that a link can lead to. */
export const loadPageParts = (id: string, signal: AbortSignal): Promise<InferType<typeof partsSchema>> =>
  send(`documents/${encodeURIComponent(id)}/parts`, partsSchema, { signal });

/** Every problem of what is on the site. */
export const loadSiteChecks = (signal?: AbortSignal): Promise<SiteChecksResponse> =>
  send("checks/site", siteChecksSchema, { signal });
