import { globSync, readFileSync } from "node:fs";
import type { AnySchema } from "yup";

import { StudioError } from "#cms/http/StudioError.ts";

type Call = { method?: string; body?: unknown; etag?: string; query?: Record<string, unknown> };
type Data = Record<string, unknown>;
type Stored = { uid: string | null; tags: string[]; data: Data };

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null;

const read = (pattern: string): unknown[] => globSync(pattern).map((path) => JSON.parse(readFileSync(path, "utf8")));

/** A fake of the content service's client with one document, limited to the editor's requests. */
export class FakeService {
  document: Stored;
  published: Stored;
  version = 1;
  /** When it was published; null while it is not on the site. */
  publishedAt: number | null = 1;
  /** Id of the release that has the document's draft. */
  release: string | undefined;
  /** If set, every request fails with this status. */
  failure: number | undefined;
  findings: Data[] = [];
  redirects: Data[] = [];
  headings: Data[] = [];
  /** Stored values that do not fit the models. */
  hidden: Data[] = [];
  requests: string[] = [];
  /** Body of the last publication. */
  sent: Data = {};
  others: Data[] = [];
  /** Who saved the document last. */
  savedBy: Data | null = null;
  /** Former versions with their content. */
  versions: Data[] = [];
  /** Set while the document is deleted; restoring any version ends it. */
  isDeleted = false;
  /** The field for which a save is refused. */
  refuse: (saved: Data) => string | undefined = () => undefined;

  constructor(document: Stored) {
    this.document = document;
    this.published = document;
  }

  /** Replaces the client's `sendTagged`. */
  readonly send = async (
    path: string,
    schema: AnySchema,
    call: Call = {},
  ): Promise<{ value: unknown; etag: string }> => {
    const method = call.method ?? "GET";
    this.requests.push(`${method} ${path}`);
    await Promise.resolve();
    if (this.failure !== undefined) throw new StudioError(this.failure);
    if (path.endsWith("/restore")) this.isDeleted = false;
    const isOwn = path === "documents/d" || path.endsWith("/comments");
    if (this.isDeleted && isOwn) throw new StudioError(404);
    const release = call.query?.release_id ?? Object(call.body).release_id;
    if (isOwn && release !== undefined && release !== this.release) throw new StudioError(404);
    const field = method === "PUT" && isOwn ? this.refuse(Object(call.body)) : undefined;
    if (field) throw new StudioError(400, { message: "no", details: [{ field, reason: "no" }] });
    if (call.etag !== undefined && call.etag !== this.etag) throw new StudioError(412);
    // A JSON copy, as over HTTP.
    const value: unknown = JSON.parse(JSON.stringify(this.handle(method, path, isData(call.body) ? call.body : {})));
    return { value: schema.validateSync(value), etag: this.etag };
  };

  /** Discards the draft as another editor. */
  discard(): void {
    this.document = this.published;
    this.version += 1;
  }

  /** Saves as another editor. */
  save(data: Data): void {
    this.document = { ...this.document, data };
    this.version += 1;
  }

  /** Publishes the release, which ends it. */
  publishRelease(): void {
    this.release = undefined;
    this.published = this.document;
    this.publishedAt = (this.publishedAt ?? 0) + 1;
  }

  private handle(method: string, path: string, body: Data): Data {
    if (path === "models") {
      return {
        types: read("customtypes/*/index.json"),
        slices: read("slices/*/model.json"),
        languages: [{ id: "en-us", name: "English" }],
      };
    }
    if (path === "presence")
      return { others: this.others, etag: this.isDeleted ? null : this.etag, saved: 1, saved_by: null };
    if (path.endsWith("/restore")) return this.summary;
    if (path === "releases" || path === "requests" || path === "people") return { results: [] };
    if (path === "checks") return { findings: this.findings };
    if (path === "documents/search") return { total: 0, next: null, results: [] };
    if (path.endsWith("/versions")) return { results: this.versions };
    const former = this.versions.find(({ version }) => path.endsWith(`/versions/${String(version)}`));
    if (former) return { ...former, title: "", uid: this.document.uid, tags: [] };
    if (path.endsWith("/comments")) return { results: [] };
    if (path.endsWith("/changes"))
      return {
        changes: [],
        findings: this.findings,
        redirects: this.redirects,
        below: [],
        headings: this.headings,
        clashes: [],
      };
    if (path.endsWith("/removal")) return { below: [], links: [], redirects: [], problem: null };
    if (path.endsWith("/hidden")) {
      const fields = Array.isArray(body.fields) ? body.fields : [];
      this.hidden = this.hidden.filter(({ field }) => !fields.includes(field));
      return this.summary;
    }
    if (method === "PATCH") this.sent = body;
    if (path.endsWith("/draft") && method === "PATCH") this.published = this.document;
    if (path.endsWith("/draft") && method === "DELETE") this.document = this.published;
    if (method === "PUT") {
      this.save(isData(body.data) ? body.data : {});
      if (typeof body.uid === "string") this.document = { ...this.document, uid: body.uid };
      return this.summary;
    }
    return { ...this.summary, ...this.document, hidden: this.hidden };
  }

  private get etag(): string {
    return `"${this.version}"`;
  }

  private get summary(): Data {
    const isSame = JSON.stringify(this.document) === JSON.stringify(this.published);
    const place = this.release ?? "documents";
    return {
      id: "d",
      title: "About",
      type: "page",
      lang: "en-us",
      uid: this.document.uid,
      group: "d",
      tags: [],
      saved: Date.UTC(2026, 10, 25, 12, 3),
      saved_by: this.savedBy,
      state: isSame ? "published" : "changed",
      places: isSame && !this.release ? [] : [place],
      published: this.publishedAt,
      path: "/about/",
    };
  }
}
