import { join } from "node:path";

import { Mutex } from "../../kit/Mutex.ts";
import type { Repository } from "../storage/Repository.ts";
import type { ModelStore } from "../storage/ModelStore.ts";
import { AssetStore } from "./assets/AssetStore.ts";
import { FileLibrary } from "./assets/FileLibrary.ts";
import { ProjectFiles } from "./assets/ProjectFiles.ts";
import { ContentChecks } from "./checks/ContentChecks.ts";
import { DocumentChecks } from "./checks/DocumentChecks.ts";
import { SiteChecks } from "./checks/SiteChecks.ts";
import { DraftStore } from "./DraftStore.ts";
import { EventLog } from "./audit/EventLog.ts";
import { EventFile } from "./audit/EventFile.ts";
import { CommentStore } from "./review/CommentStore.ts";
import { RequestStore } from "./review/RequestStore.ts";
import { History } from "./History.ts";
import { LatestVersions } from "./LatestVersions.ts";
import { PeopleStore } from "./people/PeopleStore.ts";
import { SessionStore } from "./people/SessionStore.ts";
import { Presence } from "./Presence.ts";
import { Previews } from "./Previews.ts";
import { Publisher } from "./Publisher.ts";
import { Refs } from "./Refs.ts";
import { Releases } from "./Releases.ts";
import { ReleaseService } from "./ReleaseService.ts";
import { startSchedules } from "./schedules/startSchedules.ts";
import { ScheduleService } from "./schedules/ScheduleService.ts";
import { ScheduleStore } from "./schedules/ScheduleStore.ts";
import { DocumentService } from "./DocumentService.ts";
import { DocumentCatalog } from "./catalog/DocumentCatalog.ts";
import { PublicationService } from "./PublicationService.ts";
import { TranslationStore } from "./translations/TranslationStore.ts";
import { VersionLog } from "./VersionLog.ts";

/** The parts of the write side, wired to each other. */
export type EditingContext = Awaited<ReturnType<typeof openEditingContext>>;

type Options = {
  folder: string;
  seed: string;
  repository: Repository;
  models: ModelStore;
  languages: string[];
  imageHosts: string[];
  /** Pixels of a picture by its name. */
  imageSize: (name: string) => { width: number; height: number } | undefined;
  measureImages: (names: string[]) => Promise<void>;
  siteUrl: string;
  /** Password of the first person. */
  studioPassword: string;
  passwordCost?: number | undefined;
};

/** Reads the stored drafts, finishes an interrupted publication, then opens the repository. */
export async function openEditingContext({
  folder,
  seed,
  repository,
  models,
  languages,
  imageHosts,
  imageSize,
  measureImages: measure,
  siteUrl,
  studioPassword,
  passwordCost,
}: Options) {
  const drafts = new DraftStore(join(folder, "drafts"), () => models.models);
  const releases = new Releases(folder);
  const previews = new Previews(folder);
  const assets = new AssetStore(folder, seed);
  const people = new PeopleStore(folder, studioPassword, passwordCost);
  const sessions = new SessionStore(folder);
  const schedules = new ScheduleStore(folder);
  const requests = new RequestStore(folder);
  const eventFile = new EventFile(folder);
  const translations = new TranslationStore(folder);
  const refs = new Refs({ repository, drafts, releases, previews, schedules });
  const log = new VersionLog(folder);
  const history = new History(folder, log);
  const latest = new LatestVersions(repository, drafts, log);
  const checks = new DocumentChecks({ repository, models, siteUrl, languages });
  const { document: find } = repository;
  const publisher = new Publisher({
    folder,
    drafts,
    checks,
    log,
    find,
    hold: repository.hold,
    refresh: () => repository.refresh(),
  });
  // One mutex for both: whether a document is valid depends on concurrent publications, and vice versa.
  const writing = { mutex: new Mutex(), drafts, releases, publisher };
  const documents = { ...writing, repository, latest, checks, history, log };
  const documentService = new DocumentService({ ...documents, models, assets, languages, imageHosts, imageSize });
  const publicationService = new PublicationService(documents);
  const releaseService = new ReleaseService({ ...writing, refs, schedules });
  await Promise.all([
    drafts.open(),
    releases.open(),
    previews.open(),
    assets.open(),
    people.open(),
    sessions.open(),
    log.open(),
    schedules.open(),
    requests.open(),
    eventFile.open(),
    translations.open(),
  ]);
  await repository.open(() => publisher.open());
  const projectFiles = new ProjectFiles(folder, seed);
  await projectFiles.open();
  const files = new FileLibrary({ assets, projectFiles, repository, drafts, imageSize, measure });
  const catalog = new DocumentCatalog({ repository, drafts, latest, releases, models, schedules, translations });
  const folders = [folder, seed];
  const contentChecks = new ContentChecks({ ...documents, models, catalog, imageHosts, folders, contentDir: seed });
  const siteChecks = new SiteChecks({ models, catalog, folders, contentDir: seed });
  const scheduling = { ...writing, schedules, latest, people, contentChecks, publicationService };
  const scheduleService = new ScheduleService(scheduling);
  const events = new EventLog(eventFile);
  const scheduler = startSchedules({ releases, releaseService, schedules, scheduleService, events, latest });
  const services = { documentService, publicationService, releaseService, scheduleService, scheduler };
  const own = { catalog, translations, contentChecks, siteChecks, files, events, schedules, requests };
  const memory = { ...own, writing: writing.mutex, presence: new Presence() };
  const comments = new CommentStore(folder);
  return {
    comments,
    drafts,
    releases,
    previews,
    assets,
    refs,
    latest,
    history,
    log,
    people,
    sessions,
    ...memory,
    ...services,
  };
}
