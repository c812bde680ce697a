/** Comments of editors on the fields of a document. */
import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { cleanPasted } from "#contracts/pastedText.ts";
import { trimmedString } from "#contracts/trimmedString.ts";
import { personRefSchema } from "#cms/people/contract.ts";

export const maxCommentLength = 2_000;

const text = () =>
  trimmedString()
    .test({ message: "text is empty", test: (value) => value === undefined || cleanPasted(value) !== "" })
    .max(maxCommentLength, `text must have at most ${maxCommentLength} characters`);

export const commentSchema = object({
  id: string().required(),
  /** The field as the form names it: the slice's id and the path, joined by a space; empty for the whole document. */
  field: string().defined(),
  text: string().required(),
  by: personRefSchema.required(),
  at: number().required(),
  resolved: boolean().required(),
  resolved_by: personRefSchema.nullable().defined(),
  /** Whether it says why a request to publish the document was sent back. */
  sent_back: boolean().default(false),
  /** The comment it replies to: that one is resolved for both. */
  reply_to: string().nullable().default(null),
  /** People it names with @ who were told of it. */
  notified: array(personRefSchema.required()).default([]),
});
export type Comment = InferType<typeof commentSchema>;

/** `GET /documents/:id/comments` → the oldest first. */
export const commentsSchema = object({ results: array(commentSchema.required()).required() });

/** `POST /documents/:id/comments` → 201 `commentSchema`. */
export const newCommentSchema = object({
  field: string().max(500).default(""),
  text: text().required("text is missing"),
  /** A comment of the document; the reply is on its field. */
  reply_to: string().nullable().default(null),
});

/** `PATCH /documents/:id/comments/:comment` → `commentSchema`; `DELETE` (its writer, or an owner) → 204. */
export const commentChangeSchema = object({ resolved: boolean().required("resolved is missing") });
