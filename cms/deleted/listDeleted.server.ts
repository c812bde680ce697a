import type { EventLog } from "#cms/audit/EventLog.server.ts";
import type { DeletedDocument } from "#cms/versions/contract.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { mapWithConcurrency } from "#kit/mapWithConcurrency.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import type { History } from "#cms/versions/History.server.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";

const maxReads = 16;
// Comments may follow a deletion.
const maxEvents = 20;

type Sources = {
  catalog: Pick<DocumentCatalog, "getPath">;
  history: History;
  latest: LatestVersions;
  events: Pick<EventLog, "list">;
};

/** Documents with former versions that are neither published nor have a draft, the last deleted first. */
export async function listDeleted(
  { catalog: { getPath }, history, latest, events }: Sources,
  models: Models,
): Promise<DeletedDocument[]> {
  const gone = (await history.listDocuments()).filter((id) => !latest.find(id));
  const found = await mapWithConcurrency(gone, maxReads, async (id) => {
    const [removal] = await history.listRemovals(id);
    const [newest] = [...(await history.list(id)), ...(await history.listDrafts(id))];
    const version = removal?.version ?? newest?.version;
    const stored = version === undefined ? undefined : await history.find(id, version);
    if (version === undefined || !stored) return [];
    const document = fitDocument(stored, models);
    const { type, lang, uid } = document;
    const path = getPath(document);
    const isInEvery = type === "redirect" && document.data.both_languages === true;
    // A discarded draft leaves an event only.
    const end = removal ?? (await events.list({ document: id, limit: maxEvents })).find(isEnd);
    return [
      {
        ...{ id, title: getTitle(document), type, lang, uid, path, version, at: end?.at ?? null, by: end?.by ?? null },
        ...(isInEvery ? { is_in_every_language: true } : {}),
      },
    ];
  });
  return found.flat().sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

const isEnd = ({ kind }: { kind: string }) => kind === "discarded" || kind === "deleted" || kind === "unpublished";
