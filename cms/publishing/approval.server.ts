import { mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { getRevision } from "#cms/drafts/DraftStore.server.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { somebody, toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import { personRefSchema } from "#cms/people/contract.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import type { Reason } from "#cms/schedules/reasons.contract.ts";

type Marks = Record<string, string>;

const isMarks = (value: unknown): value is Marks =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");

/** Which drafts a publisher approved for a time, and who changed them since. */
export const approvalSchema = object({
  by: personRefSchema.required(),
  /** Revisions of the approved drafts by document. */
  marks: mixed<Marks>(isMarks).required(),
  /** The first change by another person, which ends the approval. */
  ended: object({ by: personRefSchema.required(), title: string().defined(), at: number().required() })
    .nullable()
    .default(null),
});
export type Approval = InferType<typeof approvalSchema>;

/** The approval of drafts by an actor, now. */
export const approve = (drafts: readonly Draft[], actor: Actor): Approval => ({
  by: toPersonRef(actor),
  marks: Object.fromEntries(drafts.map((draft) => [draft.document.id, getRevision(draft)])),
  ended: null,
});

/**
 * An approval after a change of a draft, `undefined` for a removed one. The person who approved may change their words;
 * a change by another person ends the approval.
 */
export function followChange(approval: Approval, id: string, draft: Draft | undefined, by: PersonRef): Approval {
  const revision = draft && getRevision(draft);
  if (approval.ended || approval.marks[id] === revision) return approval;
  if (approval.by.id !== by.id) return { ...approval, ended: { by, title: draft?.title ?? id, at: Date.now() } };
  const { [id]: _, ...others } = approval.marks;
  return { ...approval, marks: revision === undefined ? others : { ...others, [id]: revision } };
}

/** Throws `WriteError` (409) unless the drafts are those that were approved. */
export function requireApproved({ marks, ended }: Approval, drafts: readonly Draft[]): void {
  if (ended) throw toEndedError(ended, drafts.length);
  const isSame = drafts.length === Object.keys(marks).length;
  const changed = drafts.find((draft) => marks[draft.document.id] !== getRevision(draft));
  if (isSame && !changed) return;
  const { by = somebody, title = "" } = changed ?? {};
  throw toEndedError({ by, title }, drafts.length);
}

/** The error of an approval that a change ended. */
export function toEndedError({ by, title }: { by: PersonRef; title: string }, count: number): WriteError {
  const what = count === 1 ? "the draft" : `“${title}”`;
  const sentence = `${by.name} changed ${what} after it was scheduled; a publisher must look at it and schedule it again`;
  return new WriteError(409, sentence, [], named("schedule-changed", by.name, title));
}

/** The reason of a failed publication, for translated messages. */
export const toReason = ({ facts: { code, values = [], findings = [] } }: WriteError): Reason | null => {
  const [finding] = findings;
  if (finding) return { code: finding.rule, values: finding.values, title: finding.title };
  return code ? { code, values, title: null } : null;
};
