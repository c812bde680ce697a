import { Hono } from "hono";

import { getRevision, unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import { requireRole, requireScope } from "#cms/people/Actor.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readIfMatch, setEtag } from "#cms/http/ifMatch.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import { findVersion, toReleaseVersion } from "./findVersion.server.ts";
import type { Version } from "./History.server.ts";
import { getTitle } from "./LatestVersions.server.ts";

const base = "/content/core/documents/:id/versions";

type Options = EditingContext & { models: ModelStore };

/** `…/:id/versions[/:version[/restore]]`: published versions, and with `?drafts=true` drafts and removals too; deleted for good. */
export function createVersionsApi(options: Options): Hono<CoreEnv> {
  const { history, latest, log, drafts, releases, documentService, catalog, events, models } = options;
  const { translations, writing } = options;
  const app = new Hono<CoreEnv>();
  const listAll = async (id: string): Promise<Version[]> => {
    const { at = null, by = null } = log.findPublication(id) ?? {};
    const published = { version: "published", at, by, kind: "publication", replaced: null } as const;
    const toVersion = (place: string, version: string): Version[] => {
      const { saved, by: author = null } = drafts.find(place, id) ?? {};
      return saved === undefined ? [] : [{ version, at: saved, by: author, kind: "draft", replaced: null }];
    };
    const planned = releases.all.flatMap(({ id: release, label }) =>
      toVersion(release, toReleaseVersion(release)).map((version) => ({ ...version, release: label })),
    );
    const lists = await Promise.all([history.list(id), history.listDrafts(id), history.listRemovals(id)]);
    const former = lists.flat();
    // Versions without a person predate all others and come last.
    const getTime = ({ at }: Version) => at ?? 0;
    former.sort((a, b) => getTime(b) - getTime(a));
    return [
      ...toVersion(unscheduled, "draft"),
      ...planned,
      ...(latest.findPublished(id) ? [published] : []),
      ...former,
    ];
  };
  const find = (id: string, version: string) => findVersion(options, id, version);
  app.get(base, async (context) => {
    const { id } = context.req.param();
    return context.json({ results: await (context.req.query("drafts") ? listAll(id) : history.list(id)) });
  });
  app.delete(base, async (context) => {
    const { id } = context.req.param();
    const actor = context.get("actor");
    requireRole(actor, "publisher");
    if (latest.find(id)) throw new WriteError(409, "Only a deleted document can be deleted for good");
    const [newest] = await listAll(id);
    if (!newest) throw new WriteError(404, `There is no version of ${id}`, [], named("no-version"));
    const last = await history.find(id, newest.version);
    requireScope(actor, last);
    await writing.run(async () => {
      await history.purge(id);
      await translations.remove(id);
    });
    events.add(actor, "purged", { id, title: last ? getTitle(last) : id });
    return context.body(null, 204);
  });
  app.get(`${base}/:version`, async (context) => {
    const { id, version } = context.req.param();
    const { uid, tags, data, ...rest } = fitDocument(await find(id, version), models.models);
    return context.json({ version, title: getTitle({ uid, tags, data, ...rest }), uid, tags, data });
  });
  app.post(`${base}/:version/restore`, async (context) => {
    const { id, version } = context.req.param();
    const actor = context.get("actor");
    const draft = await documentService.restore(await find(id, version), { actor, revision: readIfMatch(context) });
    events.add(actor, "restored", { id, title: draft.title });
    setEtag(context, getRevision(draft));
    const entry = catalog.withDraft(draft);
    return context.json(entry ? catalog.summarize(entry) : {});
  });
  return app;
}
