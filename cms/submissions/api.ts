import { studioApiPath } from "#contracts/studioPath.ts";
import { send, sendOnly } from "#cms/http/send.ts";

import { removedSchema, submissionSchema, submissionsSchema } from "./contract.ts";
import type { Submission, SubmissionChange, SubmissionQuery, SubmissionRemoval, Submissions } from "./contract.ts";

const at = (id: string) => `submissions/${encodeURIComponent(id)}`;

/** A page of submissions, the newest first. */
export const loadSubmissions = (query: SubmissionQuery, signal?: AbortSignal): Promise<Submissions> =>
  send("submissions", submissionsSchema, { query, signal });

export const changeSubmission = (id: string, change: SubmissionChange): Promise<Submission> =>
  send(at(id), submissionSchema, { method: "PATCH", body: change });

export const removeSubmission = (id: string): Promise<void> => sendOnly(at(id), { method: "DELETE" });

/** Deletes everything of a person or of an age; returns how many. */
export const removeSubmissions = async (removal: SubmissionRemoval): Promise<number> =>
  (await send("submissions/removal", removedSchema, { method: "POST", body: removal })).removed;

/** Path of the CSV file of a query. */
export const writeExportPath = (query: SubmissionQuery): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${studioApiPath}submissions/export/?${new URLSearchParams(pairs).toString()}`;
};
