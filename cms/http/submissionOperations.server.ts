import { object } from "yup";

import { submissionChangeSchema, submissionRemovalSchema } from "#cms/submissions/bodies.server.ts";
import { removedSchema, submissionSchema, submissionsSchema } from "#cms/submissions/contract.ts";

import { describe } from "./Operation.server.ts";
import type { Operation } from "./Operation.server.ts";

/** What visitors sent. */
export const submissionOperations: readonly Operation[] = [
  describe("GET /submissions", "publisher", "What visitors sent with forms, newest first; 50 at a time.", {
    response: submissionsSchema,
  }),
  describe("GET /submissions/export", "publisher", "Submissions as CSV, oldest first.", { response: object() }),
  describe("PATCH /submissions/{id}", "publisher", "Marks a submission as done or open, or assigns it.", {
    body: submissionChangeSchema,
    response: submissionSchema,
  }),
  describe("DELETE /submissions/{id}", "publisher", "Deletes a submission with its emails."),
  describe("POST /submissions/removal", "owner", "Deletes the submissions of a person, or those of an age.", {
    body: submissionRemovalSchema,
    response: removedSchema,
  }),
];
