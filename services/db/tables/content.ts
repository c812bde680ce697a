import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Moment = ColumnType<Date, Date | undefined, Date>;

/** A small file of the content repository, as JSON under its name. */
type ContentStateTable = { name: string; value: JSONColumnType<object, string, string> };

/** What an instance wrote, for the others to read again. */
type ContentChangesTable = { seq: Generated<number>; owner: string; kind: string; key: string; made_at: Moment };

/** Which instance may write something, and until when. */
type ContentLeasesTable = { name: string; owner: string | null; ends_at: Moment };

/** Who did what. */
type ContentEventsTable = {
  id: Generated<number>;
  person: string;
  document: string | null;
  event: JSONColumnType<object, string, string>;
};

/** Who works on a document right now. */
type ContentPresenceTable = {
  key: string;
  document: string;
  entry: JSONColumnType<object, string, string>;
  seen_at: Moment;
};

export type ContentTables = {
  content_state: ContentStateTable;
  content_changes: ContentChangesTable;
  content_leases: ContentLeasesTable;
  content_events: ContentEventsTable;
  content_presence: ContentPresenceTable;
};
