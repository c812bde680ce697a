import { join } from "node:path";

import { inTurn } from "../files/inTurn.ts";
import type { Repository } from "../files/repository.ts";
import type { ModelStore } from "../model/modelStore.ts";
import { Assets } from "./assets.ts";
import { Checks } from "./checks.ts";
import { Drafts } from "./drafts.ts";
import { History } from "./history.ts";
import { Newest } from "./newest.ts";
import { Previews } from "./previews.ts";
import { Publisher } from "./publisher.ts";
import { Refs } from "./refs.ts";
import { Releases } from "./releases.ts";
import { ReleaseWork } from "./releaseWork.ts";
import { Schedule } from "./schedule.ts";
import { Workshop } from "./workshop.ts";

/** Everything an editor works with. */
export type Desk = Awaited<ReturnType<typeof openDesk>>;

type Options = {
  folder: string;
  seed: string;
  repository: Repository;
  models: ModelStore;
  languages: string[];
  imageHosts: string[];
  siteUrl: string;
};

/** Opens the editor's files, finishes a publication a crash interrupted, and opens the repository on the result. */
export async function openDesk({ folder, seed, repository, models, languages, imageHosts, siteUrl }: Options) {
  const drafts = new Drafts(join(folder, "drafts"), () => models.models);
  const releases = new Releases(folder);
  const previews = new Previews(folder);
  const assets = new Assets(folder, seed);
  const refs = new Refs({ repository, drafts, releases, previews });
  const newest = new Newest(repository, drafts);
  const checks = new Checks({ repository, models, siteUrl, languages });
  const { document: find } = repository;
  const publisher = new Publisher({ folder, drafts, checks, find, refresh: () => repository.refresh() });
  // One for both: what a document may be depends on what is being published, and the other way round.
  const writing = { inTurn: inTurn(), drafts, releases, publisher };
  const workshop = new Workshop({ ...writing, repository, models, newest, checks, assets, languages, imageHosts });
  const releaseWork = new ReleaseWork({ ...writing, refs });
  await Promise.all([drafts.open(), releases.open(), previews.open(), assets.open()]);
  await repository.open(() => publisher.open());
  const schedule = new Schedule(releases, (release) => releaseWork.publishDue(release));
  schedule.plan();
  const history = new History(folder);
  return { drafts, releases, previews, assets, refs, newest, workshop, releaseWork, schedule, history };
}
