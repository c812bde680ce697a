import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import { overlay } from "#cms/repository/store/snapshot.server.ts";
import type { Snapshot } from "#cms/repository/store/snapshot.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import { composeSiteAt } from "#cms/schedules/composeSiteAt.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import type { Release, Releases } from "#cms/releases/Releases.server.ts";

import { parseSession } from "./Previews.server.ts";
import type { Preview, Previews } from "./Previews.server.ts";

type Found = Snapshot | "expired" | "unknown" | "no-preview" | "expired-preview";

type Options = {
  repository: Repository;
  drafts: DraftStore;
  releases: Releases;
  previews: Previews;
  schedules: ScheduleStore;
  models: ModelStore;
};

const maxRemembered = 200;

/** The content of a ref: the published content, a release over it, or a preview over it. */
export class Refs {
  private readonly options: Options;
  // The latest snapshot of each release and preview: rendering one page requests it many times.
  private views = new LRUCache<string, { key: string; snapshot: Snapshot }>({ max: maxRemembered });

  constructor(options: Options) {
    this.options = options;
  }

  /** The content of a ref, of a preview token, or of a preview cookie. */
  find(ref: string): Found {
    const session = parseSession(ref);
    if (session) return this.preview(session);
    const { repository, releases } = this.options;
    const master = repository.find(ref);
    if (master !== "unknown") return master;
    const release = releases.all.find(({ id }) => this.getRef(id) === ref);
    if (release) return this.view(release.id, ref, this.released(release));
    // The second half of a release's ref identifies the release: this ref is an earlier state, or its release is gone.
    const known = [...releases.all.map(({ id }) => id), ...releases.ended];
    return known.some((id) => ref.endsWith(`~${hash(id)}`)) ? "expired" : "unknown";
  }

  /** The ref of a release; changes with the release and with the published content. */
  getRef(release: string): string {
    const { repository, drafts } = this.options;
    const key = `${release} ${drafts.describe(release)} ${repository.master.ref}`;
    return `${hash(key)}~${hash(release)}`;
  }

  /** A number that changes with a preview's content. */
  getVersion({ place, documents, content, contents, at }: Preview): number {
    const { drafts, releases, schedules } = this.options;
    if (content || contents !== undefined) return 0;
    if (at !== undefined) return toNumber(JSON.stringify([releases.all, schedules.all, drafts.describeAll()]));
    if (place !== unscheduled) return toNumber(drafts.describe(place));
    // Other drafts must not invalidate this preview.
    return Math.max(0, ...documents.map((id) => drafts.find(place, id)?.saved ?? 0));
  }

  private preview(session: string): Found {
    const preview = this.options.previews.find(session);
    if (preview === "expired") return "expired-preview";
    if (preview === "unknown") return "no-preview";
    const key = `${this.getVersion(preview)} ${this.options.repository.master.ref}`;
    const { models, previews } = this.options;
    const versions = previews.findVersions(preview);
    if (versions) {
      const fit = (document: StoredDocument) => fitDocument(document, models.models);
      return this.remember(preview.id, key, (base) => overlay(base, versions.map(fit).filter(this.isServed), key));
    }
    const { at, place } = preview;
    if (at !== undefined)
      return this.viewAt(preview.id, key, { at, release: place === unscheduled ? undefined : place });
    const isShown = preview.place === unscheduled ? (id: string) => preview.documents.includes(id) : () => true;
    return this.view(
      preview.id,
      key,
      this.listDrafts(preview.place).filter(({ id }) => isShown(id)),
    );
  }

  private released = ({ id }: Release) => this.listDrafts(id);

  private listDrafts = (place: string) => this.options.drafts.served(place);

  private isServed = ({ type }: StoredDocument) => this.options.models.models.types.has(type);

  private viewAt(name: string, key: string, time: { at: number; release: string | undefined }): Snapshot {
    return this.remember(name, key, (base) => composeSiteAt(base, time, this.options, key));
  }

  private view(name: string, key: string, documents: Snapshot["documents"]): Snapshot {
    return this.remember(name, key, (base) => overlay(base, documents, key));
  }

  private remember(name: string, key: string, make: (base: Snapshot) => Snapshot): Snapshot {
    const known = this.views.get(name);
    if (known?.key === key) return known.snapshot;
    const snapshot = make(this.options.repository.master);
    this.views.set(name, { key, snapshot });
    return snapshot;
  }
}

/** A deterministic hash of a text, equal on every instance. */
const toNumber = (text: string) => Number.parseInt(createHash("sha256").update(text).digest("hex").slice(0, 12), 16);

const hash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);
