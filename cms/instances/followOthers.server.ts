import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { AssetStore } from "#cms/files/AssetStore.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { TranslationRecords } from "#cms/translations/TranslationRecords.server.ts";
import type { VersionLog } from "#cms/versions/VersionLog.server.ts";
import type { PublicationWriter } from "#cms/publishing/PublicationWriter.server.ts";

import type { ChangeHandlers } from "./Coordination.server.ts";

type Readable = { open: () => Promise<void> };

type Parts = {
  /** The store of each state, by name. */
  states: Record<string, Readable>;
  drafts: DraftStore;
  log: VersionLog;
  assets: AssetStore;
  translations: TranslationRecords;
  models: ModelStore;
  repository: Repository;
  writer: PublicationWriter;
  scheduler: { plan: () => void };
};

/** Reloads what another instance wrote, and finishes publications of a killed instance. */
export function followOthers(parts: Parts): ChangeHandlers {
  const { states, drafts, log, assets, translations, models, repository, writer, scheduler } = parts;
  const readAll = async () => {
    const stores: Readable[] = [...Object.values(states), drafts, log, assets, translations];
    for (const store of stores) await store.open();
    await models.open();
    await repository.reload();
  };
  const applyOne: Record<string, (key: string) => Promise<unknown>> = {
    state: async (key) => {
      const [folder = "", id] = key.split("/");
      if (id === undefined) await states[key]?.open();
      else if (folder === "translations") await translations.reload(id);
    },
    draft: async (key) => {
      const slash = key.indexOf("/");
      await drafts.reload(key.slice(0, slash), key.slice(slash + 1));
    },
    folder: (key) => drafts.reload(key),
    document: (key) => log.reload(key),
    assets: () => assets.open(),
    models: async () => {
      await models.open();
      await repository.reload();
    },
  };
  return {
    apply: async (changes) => {
      if (changes.some(({ kind }) => kind === "all")) await readAll();
      else {
        const distinct = new Map(changes.map((change) => [`${change.kind} ${change.key}`, change]));
        for (const { kind, key } of distinct.values()) await applyOne[kind]?.(key);
        if (changes.some(({ kind }) => kind === "document")) await repository.refresh();
      }
      scheduler.plan();
    },
    recover: async () => {
      await readAll();
      await writer.open();
      await repository.refresh();
      scheduler.plan();
    },
  };
}
