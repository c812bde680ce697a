import { join } from "node:path";

import { inTurn } from "../storage/Mutex.ts";
import type { Repository } from "../storage/Repository.ts";
import type { ModelStore } from "../storage/ModelStore.ts";
import { Assets } from "./assets/AssetStore.ts";
import { Checks } from "./checks/DocumentChecks.ts";
import { Drafts } from "./DraftStore.ts";
import { History } from "./History.ts";
import { Newest } from "./LatestVersions.ts";
import { Previews } from "./Previews.ts";
import { Publisher } from "./Publisher.ts";
import { Refs } from "./Refs.ts";
import { Releases } from "./Releases.ts";
import { ReleaseWork } from "./ReleaseService.ts";
import { Schedule } from "./ReleaseScheduler.ts";
import { Workshop } from "./DocumentService.ts";

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
