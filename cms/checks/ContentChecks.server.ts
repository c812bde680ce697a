import { checkSubjects, fillSite } from "#cms/checks/rules/checkSite.ts";
import type { Site } from "#cms/checks/rules/site.ts";
import { findForeignImages } from "#cms/repository/domain/model/findForeignImages.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";

import type { Finding } from "./contract.ts";
import { readSiteFacts } from "./readSiteFacts.server.ts";
import type { DocumentChecks } from "./DocumentChecks.server.ts";
import { readImageFacts } from "./readImageFacts.server.ts";

type Options = {
  repository: Repository;
  models: ModelStore;
  drafts: DraftStore;
  catalog: DocumentCatalog;
  checks: DocumentChecks;
  imageHosts: string[];
  /** Data folder and seed, with `images/` each. */
  folders: string[];
  /** Folder of the seed, for data that documents reference by key. */
  contentDir: string;
};

/** Checks a sent document against the published ones and the drafts of its folder; findings name fields. */
export class ContentChecks {
  readonly #options: Options;
  #facts: ReturnType<typeof readSiteFacts> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Problems of a document; errors stop its publication. */
  check(sent: StoredDocument, place = unscheduled): Finding[] {
    const { models, imageHosts } = this.#options;
    const document = fitDocument(sent, models.models);
    const problems = [...(document.misfit?.problems ?? [])].map(({ field, reason }) => ({
      kind: "shape",
      field,
      reason,
    }));
    const foreign = findForeignImages(document.data, imageHosts, "data").map((one) => ({
      ...one,
      kind: "picture-foreign",
    }));
    const own = [...problems, ...foreign].map(({ kind, field, reason }) => toError(kind, field, reason));
    return [...own, ...this.#checkOthers(document), ...this.#checkSite(document, place)];
  }

  // Errors that a publication would be rejected with.
  #checkOthers(document: StoredDocument): Finding[] {
    try {
      this.#options.checks.beforePublishing([{ title: "", saved: 0, document }]);
      return [];
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      const [{ field } = { field: "" }] = error.problems;
      return [toError(toKind(field, error.message), field, error.message)];
    }
  }

  #checkSite(document: StoredDocument, place: string): Finding[] {
    return checkSubjects(fillSite(this.#getSite(document, place))).flatMap(({ message, details }) => {
      if (!details) return [];
      const { kind, level, field, slice, values } = details;
      return [{ rule: kind, field, message, level, slice, values }];
    });
  }

  #getSite(document: StoredDocument, place: string): Site {
    const { repository, drafts, models, catalog, contentDir, folders } = this.#options;
    this.#facts ??= readSiteFacts(contentDir);
    const over = place === unscheduled ? [] : drafts.served(place);
    const shown = new Map(
      [...repository.master.documents, ...over, document].map((one): [string, StoredDocument] => [one.id, one]),
    );
    const drafted = [...catalog.entries.values()].filter(({ draft }) => !shown.has(draft.document.id));
    return {
      ...this.#facts,
      models: models.models,
      documents: [...shown.values()],
      bad: [],
      ...readImageFacts(folders),
      subjects: new Set([document.id]),
      unpublished: {
        ids: new Set(drafted.map(({ draft }) => draft.document.id)),
        paths: new Set(drafted.flatMap(({ path }) => path ?? [])),
      },
    };
  }
}

const toError = (rule: string, field: string, message: string): Finding => ({
  rule,
  field,
  message,
  level: "error",
  slice: null,
  values: [],
});

function toKind(field: string, message: string): string {
  if (field === "data.parent") return "parent-circle";
  if (field.startsWith("data.")) return "redirect";
  if (field !== "uid") return "only-one";
  if (message.includes("address of the site itself")) return "path-reserved";
  return message.includes("is the address of") ? "path-taken" : "uid-taken";
}
