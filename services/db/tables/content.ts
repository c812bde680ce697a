import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Moment = ColumnType<Date, Date | undefined, Date>;

/** A small file of the content repository, as JSON under its name. */
type ContentStateTable = { name: string; value: JSONColumnType<object, string, string> };

/** A change by an instance, which the others reload. */
type ContentChangesTable = { seq: Generated<number>; owner: string; kind: string; key: string; made_at: Moment };

/** The instance that may write something, and until when. */
type ContentLeasesTable = { name: string; owner: string | null; ends_at: Moment };

/** The audit log. */
type ContentEventsTable = {
  id: Generated<number>;
  person: string;
  document: string | null;
  event: JSONColumnType<object, string, string>;
};

/** People who are working on a document. */
type ContentPresenceTable = {
  key: string;
  document: string;
  entry: JSONColumnType<object, string, string>;
  seen_at: Moment;
};

/** Attempts to sign in. */
type ContentLimitsTable = { key: string; points: number; expire: number | null };

export type ContentTables = {
  content_state: ContentStateTable;
  content_changes: ContentChangesTable;
  content_leases: ContentLeasesTable;
  content_events: ContentEventsTable;
  content_presence: ContentPresenceTable;
  content_limits: ContentLimitsTable;
};
