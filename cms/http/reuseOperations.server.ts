import {
  newSavedSliceSchema,
  savedSliceChangeSchema,
  savedSliceSchema,
  savedSlicesSchema,
  sectionPagesSchema,
} from "#cms/reuse/contract.ts";

import { describe } from "./Operation.server.ts";
import type { Operation } from "./Operation.server.ts";

/** Endpoints of sections and saved slices. */
export const reuseOperations: Operation[] = [
  describe("GET /sections/{id}/pages", "editor", "The documents that show a section.", {
    response: sectionPagesSchema,
  }),
  describe("GET /slices", "editor", "Filled slices that pages begin with.", { response: savedSlicesSchema }),
  describe("POST /slices", "editor", "Saves a filled slice for others.", {
    body: newSavedSliceSchema,
    response: savedSliceSchema,
    status: 201,
  }),
  describe("PATCH /slices/{id}", "editor", "Renames one's own saved slice; an owner any.", {
    body: savedSliceChangeSchema,
    response: savedSliceSchema,
  }),
  describe("DELETE /slices/{id}", "editor", "Deletes one's own saved slice; an owner any."),
];
