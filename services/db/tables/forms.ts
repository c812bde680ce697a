import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Made = ColumnType<Date, Date | undefined, never>;

/** A submission. `pending` waits for the visitor to follow the link sent by e-mail. */
type SubmissionsTable = {
  id: string;
  form: string;
  email: string;
  name: string;
  fields: JSONColumnType<Record<string, unknown>, string, string>;
  state: "pending" | "accepted";
  idempotency_key: string | null;
  confirm_before: Date | null;
  /** E-mail addresses that receive it, separated by commas; null for the team's. */
  recipients: string | null;
  /** When the team was done with it. */
  done_at: Date | null;
  /** Id of the person of the Studio who handles it. */
  assignee: string | null;
  created_at: Made;
};

/** E-mails to send, each at least once. */
type OutboxTable = {
  id: string;
  /** Null for an e-mail to a person of the Studio. */
  submission_id: string | null;
  /** `incident` with the id of the post for a subscriber of incidents. */
  kind: "team" | "confirmation" | "studio" | `incident ${string}`;
  /** Recipient, subject and text of an e-mail that belongs to no submission. */
  mail: JSONColumnType<object | null, string | null, string | null>;
  tries: Generated<number>;
  next_try_at: ColumnType<Date, Date | undefined, Date>;
  delivered_at: Date | null;
  /** Set when the last attempt failed: the row stays, so an operator can send it again. */
  given_up_at: Date | null;
  last_error: string | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
};

/** One-use tokens already used: proofs of work, tickets and confirmation links, kept until they expire. */
type UsedCaptchasTable = { id: string; expires_at: Date };

/** What subscribers of incidents were told, or need not be. */
type IncidentPostsTable = { id: string; seen_at: Date };

/** Secrets that every instance on this database signs with. */
type KeysTable = { name: string; value: string };

export type FormsTables = {
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  incident_posts: IncidentPostsTable;
  used_captchas: UsedCaptchasTable;
  keys: KeysTable;
};
