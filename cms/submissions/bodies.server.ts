import { boolean, number, object, string } from "yup";
import type { ObjectSchema } from "yup";

import { isEmail } from "#contracts/isEmail.ts";
import { trimmedString } from "#contracts/trimmedString.ts";

import { submissionStates } from "./contract.ts";
import type { SubmissionChange, SubmissionQuery, SubmissionRemoval } from "./contract.ts";

const maxLength = 200;

/** Which submissions. */
export const submissionQuerySchema: ObjectSchema<SubmissionQuery> = object({
  form: string().max(maxLength),
  state: string().oneOf(submissionStates, "state must be open or done"),
  assignee: string().max(maxLength),
  search: string().max(maxLength),
  before: string().max(maxLength),
});

/** What changes of a submission. */
export const submissionChangeSchema: ObjectSchema<SubmissionChange> = object({
  is_done: boolean(),
  assignee: string().nullable().max(maxLength),
});

const daysRule = "older_than_days must be a whole number from 1 to 36500";

/** Which submissions are deleted. */
export const submissionRemovalSchema: ObjectSchema<SubmissionRemoval> = object({
  email: trimmedString().test({
    message: "email must be an e-mail address",
    test: (value) => value === undefined || isEmail(value),
  }),
  older_than_days: number().integer(daysRule).min(1, daysRule).max(36_500, daysRule),
}).test({
  message: "Send either email or older_than_days",
  test: ({ email, older_than_days: days }) => (email === undefined) !== (days === undefined),
});
