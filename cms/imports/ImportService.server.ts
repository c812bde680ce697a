import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { requireRole } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import type { DocumentService } from "#cms/drafts/DocumentService.server.ts";

import type { Imported, ImportLine } from "./contract.ts";
import type { DocumentPlanner, Planned } from "./DocumentPlanner.server.ts";
import type { FileIntake } from "./FileIntake.server.ts";
import type { Source } from "./sources/source.server.ts";

type Options = {
  documentService: DocumentService;
  events: EventLog;
  planner: DocumentPlanner;
  intake: FileIntake;
};

export type Report = (line: ImportLine) => void;

type Importing = { label: string; isDryRun: boolean; actor: Actor; report: Report };

/** Brings the documents and files of a source in: all that is planned, or nothing. */
export class ImportService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * Says what an import brings, and carries it out: files into the library, documents as drafts of a new release, those
   * that were not public as drafts of their own. Throws `WriteError` (403, 409); nothing is stored then.
   */
  async run(source: Source, { label, isDryRun, actor, report }: Importing): Promise<Imported> {
    requireRole(actor, "publisher");
    const { planner, intake, documentService, events } = this.options;
    const selection = planner.select(source);
    const files = await intake.load(source, selection.keys, { isKept: !isDryRun, report });
    try {
      report({ step: "documents" });
      const plan = await planner.plan(selection, files);
      const result = toResult(plan, files.list);
      if (isDryRun) return result;
      report({ step: "saving" });
      const release = await documentService.createMany(plan.drafts, { label, actor });
      events.add(actor, "imported", undefined, {
        detail: `${label}: ${plan.documents.length} / ${files.list.length} / ${plan.redirects.length}`,
      });
      return { ...result, release };
    } catch (error) {
      await files.discard();
      throw error;
    }
  }
}

const toResult = ({ documents, redirects, losses }: Planned, files: Imported["files"]): Imported => ({
  documents,
  files,
  redirects,
  losses,
  release: null,
});
