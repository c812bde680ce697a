import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Moment = ColumnType<Date, Date | undefined, Date>;

/** State of several instances as it was stored before the tables below; imported at the first start. */
type ContentStateTable = { name: string; value: JSONColumnType<object, string, string> };

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

/** One row: the number of the last write, and when the data folder was imported. */
type CmsStateTable = { id: number; seq: Generated<number>; imported_at: Date | null };

type Json = JSONColumnType<object, string, string>;

/** Records of one kind as JSON, in the order of insertion. */
type CmsRecordsTable = { key: string; position: Generated<number>; value: Json };

type CmsCommentsTable = { id: string; position: Generated<number>; document: string; value: Json };

/** What people are told, in the order it happened. */
type CmsNotificationsTable = { id: string; position: Generated<number>; person: string; value: Json };

/** Messages to webhooks, in the order they were sent. */
type CmsDeliveriesTable = { id: string; position: Generated<number>; webhook: string; value: Json };

/** The published version of a document over the seed; null when it is unpublished. Milliseconds. */
type CmsPublishedTable = {
  id: string;
  published_at: number;
  document: JSONColumnType<object | null, string | null, string | null>;
};

/** Unpublished versions; a place is a release, or `documents`. */
type CmsDraftsTable = { place: string; id: string; position: Generated<number>; draft: Json };

/**
 * What happened to a document: a `publication` or `removal` at that time, with the version that it replaced; a `draft`
 * saved at that time and overwritten later.
 */
type CmsVersionsTable = {
  id: string;
  kind: "publication" | "removal" | "deletion" | "draft";
  /** Milliseconds. */
  at: number;
  by: JSONColumnType<object | null, string | null, string | null>;
  document: JSONColumnType<object | null, string | null, string | null>;
};

/** Searches without a result and paths without a page. */
type CmsNotFoundTable = {
  id: Generated<number>;
  kind: "search" | "path";
  locale: string;
  text: string;
  count: number;
  /** How often from which page of this site, or host of another: the most frequent ones. */
  referrers: JSONColumnType<Record<string, number>, string, string>;
  /** UTC, `YYYY-MM-DD`. */
  last_day: string;
  is_dismissed: Generated<boolean>;
};

/** Tables of the form of `CmsRecordsTable`. */
export type CmsRecords =
  | "cms_people"
  | "cms_sessions"
  | "cms_factors"
  | "cms_tokens"
  | "cms_agent_drafts"
  | "cms_releases"
  | "cms_schedules"
  | "cms_done_schedules"
  | "cms_requests"
  | "cms_previews"
  | "cms_preview_contents"
  | "cms_translations"
  | "cms_replacements"
  | "cms_assets"
  | "cms_asset_tags"
  | "cms_project_files"
  | "cms_models"
  | "cms_webhooks"
  | "cms_bulk"
  | "cms_saved_slices";

export type ContentTables = Record<CmsRecords, CmsRecordsTable> & {
  cms_state: CmsStateTable;
  cms_comments: CmsCommentsTable;
  cms_deliveries: CmsDeliveriesTable;
  cms_notifications: CmsNotificationsTable;
  cms_not_found: CmsNotFoundTable;
  cms_published: CmsPublishedTable;
  cms_drafts: CmsDraftsTable;
  cms_versions: CmsVersionsTable;
  content_state: ContentStateTable;
  content_events: ContentEventsTable;
  content_presence: ContentPresenceTable;
  content_limits: ContentLimitsTable;
};
