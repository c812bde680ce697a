import { checkSubjects } from "#cms/checks/rules/checkSite.ts";
import { listPageParts } from "#cms/checks/rules/listTargets.ts";
import type { PagePart } from "#cms/checks/rules/listTargets.ts";
import { toUncheckedSite, withSubjects } from "#cms/checks/rules/site.ts";
import type { Site } from "#cms/checks/rules/site.ts";
import { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import type { Changes } from "#cms/repository/domain/paths/DocumentLookup.ts";
import { findForeignImages } from "#cms/repository/domain/model/findForeignImages.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import { toName } from "#cms/list/CatalogEntry.server.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import { noChanges, withVersion } from "#cms/publishing/ChangeSet.server.ts";
import type { ChangeSet, PublishedContent } from "#cms/publishing/ChangeSet.server.ts";

import type { Finding } from "./contract.ts";
import { readSiteFacts } from "./readSiteFacts.server.ts";
import type { Conflict, DocumentChecks } from "./DocumentChecks.server.ts";
import { readImageFacts } from "./readImageFacts.server.ts";
import { checkParent } from "./checkParent.server.ts";

type Options = {
  repository: Repository;
  models: ModelStore;
  drafts: DraftStore;
  catalog: DocumentCatalog;
  checks: DocumentChecks;
  imageHosts: string[];
  /** Bytes of an uploaded file by its name. */
  findUpload: (name: string) => { size: number; filename?: string } | undefined;
  /** Folder of the seed: pictures, and data that documents reference by key. */
  contentDir: string;
};

const unpublished = "link-unpublished";

/** A finding and the document that it is about. */
export type SetFinding = Finding & { document: string; title: string };

/** Checks documents of a change set against the content as it is after it; findings name fields. */
export class ContentChecks {
  private readonly options: Options;
  private facts: ReturnType<typeof readSiteFacts> | undefined;

  constructor(options: Options) {
    this.options = options;
  }

  /** Problems of a sent document, published alone or with the other drafts of its release; errors stop publication. */
  check(sent: StoredDocument, folder = unscheduled): Finding[] {
    const { models, drafts } = this.options;
    const draft = { title: "", saved: 0, document: fitDocument(sent, models.models) };
    const others = folder === unscheduled ? [] : drafts.list(folder);
    const set = { drafts: withVersion(others, draft), removed: [] };
    return this.findProblems(set, this.options.repository.master, [draft]).flatMap(({ findings }) => findings);
  }

  /** Problems of the drafts of a change set, or of some of them. */
  checkSet(
    set: ChangeSet,
    {
      base = this.options.repository.master,
      subjects = set.drafts,
    }: { base?: PublishedContent; subjects?: readonly Draft[] } = {},
  ): SetFinding[] {
    return this.findProblems(set, base, subjects).flatMap(({ document, title, findings }) =>
      findings.map((finding) => ({ ...finding, document: document.id, title })),
    );
  }

  /** The parts of a page that a link can lead to; none for a document without a page. */
  listParts(document: StoredDocument, site = this.getSite(noChanges, this.options.repository.master)): PagePart[] {
    const page = site.content.toPage(site.content.place(site.content.fill(document)));
    return page ? listPageParts(page, site).filter(({ text }) => text !== "") : [];
  }

  private findProblems(set: ChangeSet, base: PublishedContent, subjects: readonly Draft[]) {
    const conflicts = Map.groupBy(this.options.checks.findConflicts(set, base), ({ document }) => document.id);
    const site = this.findSiteProblems(set, base, subjects);
    return subjects.map(({ document, title }) => {
      const findings = [
        ...this.findShapeProblems(document),
        ...(conflicts.get(document.id) ?? []).map(toConflictFinding),
        ...checkParent(document, set, base),
        // The finding about the parent says what follows for the address.
        ...(site.get(document.id) ?? []).filter(({ rule, field }) => rule !== unpublished || field !== "data.parent"),
      ];
      return { document, title, findings };
    });
  }

  private findShapeProblems({ misfit, data }: StoredDocument): Finding[] {
    const problems = (misfit?.problems ?? []).map((one) => ({ ...one, kind: "shape" }));
    const foreign = findForeignImages(data, this.options.imageHosts, "data");
    return [...problems, ...foreign.map((one) => ({ ...one, kind: "picture-foreign" }))].map(
      ({ kind, field, reason }) => toError(kind, field, reason),
    );
  }

  private findSiteProblems(set: ChangeSet, base: PublishedContent, subjects: readonly Draft[]): Map<string, Finding[]> {
    const ids = new Set(subjects.map(({ document }) => document.id));
    const findings = checkSubjects(withSubjects(this.getSite(set, base), ids)).flatMap(({ message, details }) => {
      if (!details) return [];
      const { kind, level, field, slice, values, document } = details;
      return [{ document, finding: { rule: kind, field, message, level, slice, values } }];
    });
    const byDocument = Map.groupBy(findings, ({ document }) => document);
    return new Map([...byDocument].map(([id, all]) => [id, all.map(({ finding }) => finding)]));
  }

  /** Facts besides documents for the rules, which take about 60 ms to read and are read once. */
  readFacts(): ReturnType<typeof readSiteFacts> {
    this.facts ??= readSiteFacts(this.options.contentDir);
    return this.facts;
  }

  /** The site after a change set, for the rules. */
  getSite({ drafts, removed }: ChangeSet, base: PublishedContent): Site {
    const { models, catalog, contentDir, findUpload } = this.options;
    const over: Changes = new Map(removed.map(({ id }) => [id, undefined]));
    for (const { document } of drafts) if (models.models.types.has(document.type)) over.set(document.id, document);
    const after = new DocumentLookup(base, over);
    const isUnpublished = ({ draft }: CatalogEntry) => !after.find(draft.document.id);
    return toUncheckedSite(after, {
      ...this.readFacts(),
      models: models.models,
      bad: [],
      ...readImageFacts(contentDir, findUpload),
      unpublished: {
        ids: { has: (id) => catalog.entries.has(id) && !after.find(id) },
        paths: { has: (path) => [...catalog.index.listByPath(path)].some(isUnpublished) },
        name: (id) => toName(catalog.entries.get(id)),
      },
    });
  }
}

const toError = (rule: string, field: string, message: string, values: string[] = []): Finding => ({
  rule,
  field,
  message,
  level: "error",
  slice: null,
  values,
});

// Codes of errors whose findings have another name.
const rules: Record<string, string> = { "path-own": "path-reserved", "translation-exists": "only-one" };

/** The finding that a conflict among documents is shown as. */
export function toConflictFinding({ error }: Conflict): Finding {
  const [{ field } = { field: "" }] = error.problems;
  const { code = "redirect", values } = error.facts;
  return toError(rules[code] ?? code, field, error.message, values);
}
