/** Submissions: what visitors sent with forms is read, assigned, marked as done, exported and deleted. */
import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

/** What a visitor sent; `fields` are its further values by name, with the page, the language and what was agreed to. */
export const submissionSchema = object({
  id: string().required(),
  /** Milliseconds. */
  at: number().required(),
  /** The form's name: `form-` and the UID of one that an editor composed. */
  form: string().required(),
  email: string().defined(),
  name: string().defined(),
  fields: object().required(),
  done_at: number().nullable().defined(),
  /** Id of the person who handles it. */
  assignee: string().nullable().defined(),
});
export type Submission = Omit<InferType<typeof submissionSchema>, "fields"> & { fields: Record<string, unknown> };

export const submissionStates = ["open", "done"] as const;

/**
 * `GET /submissions?form=&state=open|done&assignee=&search=&before=` (publisher) → 50 of them, the newest first, and all
 * forms that there are submissions of, with the labels of their fields. `assignee` is a person's id or `nobody`; `search` finds words and references; `before` takes the last `id` of a page.
 * `GET /submissions/export` with the same → CSV, the oldest first.
 */
export type SubmissionQuery = {
  form?: string | undefined;
  state?: (typeof submissionStates)[number] | undefined;
  assignee?: string | undefined;
  search?: string | undefined;
  before?: string | undefined;
};

export const submissionsSchema = object({
  results: array(submissionSchema.required()).required(),
  hasMore: boolean().required(),
  forms: array(
    object({
      name: string().required(),
      /** Of a form that an editor composed, in its order; `column` says which values stand beside `fields`. */
      fields: array(
        object({
          key: string().required(),
          label: string().required(),
          column: string().oneOf(["email", "name"]).nullable().defined(),
        }).required(),
      ).required(),
    }).required(),
  ).required(),
});
export type SubmissionField = InferType<typeof submissionsSchema>["forms"][number]["fields"][number];
export type Submissions = Omit<InferType<typeof submissionsSchema>, "results"> & { results: Submission[] };

/** `PATCH /submissions/:id` (publisher) → `submissionSchema`; a new assignee is told. 404 for one that is gone, 400 for an assignee who may not read it. */
export type SubmissionChange = { is_done?: boolean | undefined; assignee?: string | null | undefined };

/**
 * `POST /submissions/removal` (owner) → how many were deleted: everything of a person by e-mail address, or what is older
 * than some days, subscriptions excepted.
 */
export type SubmissionRemoval = { email?: string | undefined; older_than_days?: number | undefined };
export const removedSchema = object({ removed: number().required() });
