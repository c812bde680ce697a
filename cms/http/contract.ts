/** What every request between Studio and repository has in common: errors, revisions, tokens and how it is sent. */
import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";

/**
 * Header with the id of the person whose tab sends a request; 409 `other-person` with the session of another one, who has
 * signed in since in the same browser.
 */
export const senderHeader = "x-studio-person";

/** Error codes, for messages in other languages than that of `message`; unexpected failures have none. */
export const failureCodes = [
  "misfit",
  "uid-missing",
  "uid-taken",
  "only-one",
  "translation-exists",
  "path-own",
  "path-taken",
  "parent-circle",
  "child-path-taken",
  "home-uid",
  "needed",
  "redirect",
  "language-unknown",
  "type-unknown",
  "draft-there",
  "no-draft",
  "not-on-site",
  "no-release",
  "release-changed",
  "no-version",
  "schedule-changed",
  "no-replacement",
  "replacement-undone",
  "stopped",
  "file-unknown-kind",
  "file-script",
  "picture-too-large",
  "picture-broken",
  "picture-hidden",
  "no-file",
  "file-project",
  "file-used",
  "file-other-kind",
  "file-escape",
  "person-taken",
  "too-many-people",
  "last-owner",
  "no-person",
  "too-many-comments",
  "no-comment",
  "preview-ended",
  "preview-large",
  "preview-many",
  "session-ended",
  "too-many-tokens",
  "no-token",
  "no-agent-session",
  "agent-session-undone",
  "password-wrong",
  "password-weak",
  "code-wrong",
  "factor-late",
  "no-factor",
  "passkey-host",
  "passkey-refused",
  "too-many-passkeys",
  "other-person",
  "out-of-scope",
  "no-bulk",
  "bulk-undone",
  "too-many-webhooks",
  "no-webhook",
  "no-delivery",
  "webhook-configured",
  "webhook-private",
  "no-submission",
  "archive-damaged",
  "archive-large",
  "archive-path",
  "encoding",
  "import-empty",
  "import-entities",
  "import-no-repository",
  "import-no-wxr",
  "import-no-zip",
  "import-private",
  "import-repository",
  "import-token",
  "import-xml",
] as const;
export type FailureCode = (typeof failureCodes)[number];

/**
 * Body of every answer that is no success, below `/content/core/`: 400 what was sent is wrong, 401 no session or an expired
 * one, 403 the role may not, 404 missing, 409 in conflict (also: still in use), 412 somebody saved meanwhile, 413 too
 * large, 422 errors stop a publication, 429 too often (`retry-after` in seconds), 507 the disk is full.
 */
export const failureSchema = object({
  message: string().required(),
  /** One of `failureCodes`, and what its sentence names. */
  code: string(),
  values: array(string().defined()),
  details: array(object({ field: string().defined(), reason: string().required() }).required()),
  /** With 412: who saved the newer version, null when it is not known. */
  saved_by: personRefSchema.nullable().default(undefined),
  /** With 412: when, in milliseconds. */
  saved: number(),
});

export type Failure = InferType<typeof failureSchema>;
