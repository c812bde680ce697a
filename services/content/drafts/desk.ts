import { join } from "node:path";

import type { Repository } from "../files/repository.ts";
import type { ModelStore } from "../model/modelStore.ts";
import { Assets } from "./assets.ts";
import { Drafts } from "./drafts.ts";
import { History } from "./history.ts";
import { Previews } from "./previews.ts";
import { Publisher } from "./publisher.ts";
import { Refs } from "./refs.ts";
import { Releases } from "./releases.ts";
import { Schedule } from "./schedule.ts";
import { Workshop } from "./workshop.ts";

/** Everything an editor works with. */
export type Desk = Awaited<ReturnType<typeof openDesk>>;

type Options = { folder: string; seed: string; repository: Repository; models: ModelStore; languages: string[] };

/** Opens the editor's files, finishes a publication a crash interrupted, and opens the repository on the result. */
export async function openDesk({ folder, seed, repository, models, languages }: Options) {
  const drafts = new Drafts(join(folder, "drafts"));
  const releases = new Releases(folder);
  const previews = new Previews(folder);
  const assets = new Assets(folder, seed);
  const refs = new Refs({ repository, drafts, releases, previews });
  const publisher = new Publisher({ folder, drafts, find: repository.document, refresh: () => repository.refresh() });
  const workshop = new Workshop({ repository, models, drafts, releases, publisher, assets, languages });
  await Promise.all([drafts.open(), releases.open(), previews.open(), assets.open()]);
  await repository.open(() => publisher.open());
  const schedule = new Schedule(releases, (release) => workshop.publishRelease(release));
  schedule.plan();
  return { drafts, releases, previews, assets, refs, publisher, workshop, schedule, history: new History(folder) };
}
