import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import type { CmsRecords } from "#db/tables/content.ts";

import type { DataFolder } from "./readDataFolder.server.ts";

type RecordRow = { key: string; value: JsonObject };
type VersionRow = { id: string; kind: string; at: number; by: JsonObject | null; document: JsonObject | null };

/** The rows of a data folder, by table. */
export type Rows = {
  records: [table: CmsRecords, rows: RecordRow[]][];
  comments: { id: string; document: string; value: JsonObject }[];
  published: { id: string; document: JsonObject | null; published_at: number }[];
  drafts: { place: string; id: string; draft: JsonObject }[];
  versions: VersionRow[];
  events: { person: string; document: string | null; event: JsonObject }[];
};

/** The entries of a list; names what is none. */
function readList(folder: DataFolder, name: string): JsonObject[] {
  const value = folder.find(name);
  const objects = toObjects(value);
  const rejectedCount = Array.isArray(value) ? value.length - objects.length : Number(value !== undefined);
  if (rejectedCount > 0) folder.reject(`${name}.json`, `${rejectedCount} of its entries cannot be read`);
  return objects;
}

/** The objects below a folder; names what is none. */
function readObjects(folder: DataFolder, parent: string): { name: string; value: JsonObject; changed: number }[] {
  return folder.list(parent).flatMap(({ value, ...entry }) => {
    if (isObject(value)) return [{ ...entry, value }];
    folder.reject(`${parent}/${entry.name}.json`, "it holds no object");
    return [];
  });
}

/** The entries of a list within an object; names what is none. */
function readInner(folder: DataFolder, file: string, value: unknown): JsonObject[] {
  const objects = toObjects(value);
  if (!Array.isArray(value) || objects.length < value.length)
    folder.reject(`${file}.json`, "it holds no list of entries");
  return objects;
}

/** An object of a file; names what is none. */
function readObject(folder: DataFolder, name: string): JsonObject | undefined {
  const value = folder.find(name);
  if (value !== undefined && !isObject(value)) folder.reject(`${name}.json`, "it holds no object");
  return isObject(value) ? value : undefined;
}

const toObjects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
const byKey = (values: JsonObject[], ...names: string[]): RecordRow[] =>
  values.map((value) => ({ key: names.map((name) => String(value[name])).join(" "), value }));

/** Converts a data folder, with an interrupted publication completed. */
export function toRows(folder: DataFolder, events: JsonObject[]): Rows {
  const list = (name: string) => readList(folder, name);
  const schedules = readObject(folder, "schedules");
  const readSchedules = (value: unknown) => (schedules ? readInner(folder, "schedules", value) : []);
  const files = (name: string): RecordRow[] =>
    readObjects(folder, name).map(({ name: key, value }) => ({ key, value }));
  const rows: Rows = {
    records: [
      ["cms_people", byKey(list("people"), "id")],
      ["cms_sessions", byKey(list("sessions"), "hash")],
      ["cms_releases", byKey(list("releases"), "id")],
      ["cms_schedules", byKey(readSchedules(schedules?.waiting).map(toSchedule), "document", "action")],
      // Stored newest first.
      ["cms_done_schedules", byKey(readSchedules(schedules?.done).reverse(), "id", "action", "at")],
      ["cms_requests", byKey(list("requests"), "document")],
      ["cms_previews", byKey(list("previews"), "id")],
      ["cms_translations", files("translations")],
      ["cms_replacements", byKey(list("replacements"), "id")],
      ["cms_assets", files("assets")],
      ["cms_asset_tags", byKey(list("asset-tags"), "id")],
      [
        "cms_project_files",
        byKey(
          files("project-files").map(({ value }) => value),
          "name",
        ),
      ],
      ["cms_models", files("models")],
      ["cms_webhooks", byKey(list("webhooks"), "id")],
    ],
    comments: readObjects(folder, "comments").flatMap(({ name, value }) =>
      readInner(folder, `comments/${name}`, value.results).map((one) => ({
        id: String(one.id),
        document: name,
        value: one,
      })),
    ),
    published: readObjects(folder, "documents").map(({ name, value, changed }) => ({
      id: name,
      document: toPublished(value),
      published_at: Math.round(changed),
    })),
    drafts: files("drafts").map(({ key, value }) => ({ ...splitPath(key), draft: value })),
    versions: toVersions(folder),
    events: events.map(toEvent),
  };
  return completePublication(rows, readObject(folder, "publication"));
}

/** Before there were approvals, a schedule named the person and the revision of the draft. */
const toSchedule = ({ by, mark, ...schedule }: JsonObject): JsonObject => ({
  ...schedule,
  approval: schedule.approval ?? {
    by: by ?? { id: "somebody", name: "Somebody" },
    marks: typeof mark === "string" ? { [String(schedule.document)]: mark } : {},
    ended: null,
  },
});

const toPublished = (body: JsonObject): JsonObject | null => (body.removed === true ? null : body);

function splitPath(path: string): { place: string; id: string } {
  const slash = path.indexOf("/");
  return { place: path.slice(0, slash), id: path.slice(slash + 1) };
}

/** `versions/{id}` lists when and by whom; `history/{id}/{time}` is what was replaced then, `…/drafts/{time}` a draft. */
function toVersions(folder: DataFolder): VersionRow[] {
  const rows = new Map<string, VersionRow>();
  const add = (row: VersionRow) => rows.set(`${row.id} ${row.kind} ${row.at}`, row);
  for (const { name, value } of folder.list("versions")) {
    for (const { at, kind, by } of readInner(folder, `versions/${name}`, value).filter(isEntry))
      add({ id: name, kind: String(kind), at: Number(at), by: isObject(by) ? by : null, document: null });
  }
  for (const { name, value } of readObjects(folder, "history")) {
    const [id = "", ...rest] = name.split("/");
    const at = Number(rest.at(-1));
    if (!Number.isSafeInteger(at)) continue;
    const kinds = rest.length > 1 ? ["draft"] : ["publication", "removal"];
    const logged = kinds.map((kind) => rows.get(`${id} ${kind} ${at}`)).find((row) => row !== undefined);
    add({ ...(logged ?? { id, kind: kinds[0] ?? "", at, by: null }), document: value });
  }
  return [...rows.values()];
}

const versionKinds: unknown[] = ["publication", "removal", "draft"];
const isEntry = ({ at, kind }: JsonObject): boolean => Number.isSafeInteger(at) && versionKinds.includes(kind);

const toEvent = (event: JsonObject) => ({
  person: String(isObject(event.by) ? event.by.id : ""),
  document: typeof event.document === "string" ? event.document : null,
  event,
});

/** What a crash interrupted: its journal was the commit. */
function completePublication(rows: Rows, journal: JsonObject | undefined): Rows {
  if (!journal) return rows;
  const at = Number(journal.at);
  const by = isObject(journal.by) ? journal.by : null;
  const written = toObjects(journal.writes).flatMap(({ id, body }) =>
    isObject(body) ? [{ id: String(id), document: toPublished(body), published_at: at }] : [],
  );
  const ids = new Set(written.map(({ id }) => id));
  const before = new Map(rows.published.map((row) => [row.id, row.document]));
  const isLogged = ({ id, at: moment }: VersionRow) => moment === at && ids.has(id);
  const logged = new Map(rows.versions.filter(isLogged).map((row) => [row.id, row]));
  const ended = new Set(toObjects(journal.drafts).map(({ place, id }) => `${String(place)}/${String(id)}`));
  const drafts = rows.drafts.filter(({ place, id }) => !ended.has(`${place}/${id}`));
  const isEmptied = (release: string) => release === journal.release && !drafts.some(({ place }) => place === release);
  const toKeys = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  const gone: Partial<Record<CmsRecords, (key: string) => boolean>> = {
    cms_releases: isEmptied,
    cms_requests: (key) => toKeys(journal.requests).includes(key),
    cms_translations: (key) => toKeys(journal.translations).includes(key),
    cms_schedules: (key) => byKey(toObjects(journal.schedules), "document", "action").some((one) => one.key === key),
  };
  const done = isObject(journal.done) ? byKey([journal.done], "id", "action", "at") : [];
  return {
    ...rows,
    records: rows.records.map(([table, all]) => [
      table,
      [...all.filter(({ key }) => !gone[table]?.(key)), ...(table === "cms_done_schedules" ? done : [])],
    ]),
    published: [...rows.published.filter(({ id }) => !ids.has(id)), ...written],
    drafts,
    versions: [
      ...rows.versions.filter((row) => !isLogged(row)),
      ...written.map(({ id, document }) => ({
        id,
        kind: document ? "publication" : "removal",
        at,
        by,
        document: logged.get(id)?.document ?? before.get(id) ?? null,
      })),
    ],
    events: [...rows.events, ...toObjects(journal.events).map(toEvent)],
  };
}
