import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import { AssetStore } from "#cms/files/AssetStore.server.ts";
import { FileLibrary } from "#cms/files/FileLibrary.server.ts";
import { ProjectFiles } from "#cms/files/ProjectFiles.server.ts";
import { ContentChecks } from "#cms/checks/ContentChecks.server.ts";
import { DocumentChecks } from "#cms/checks/DocumentChecks.server.ts";
import { SiteChecks } from "#cms/checks/SiteChecks.server.ts";
import type { ReadLinkChecks } from "#cms/checks/SiteChecks.server.ts";
import { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { EventLog } from "#cms/audit/EventLog.server.ts";
import type { Coordination } from "#cms/instances/Coordination.server.ts";
import { followOthers } from "#cms/instances/followOthers.server.ts";
import { CommentStore } from "#cms/comments/CommentStore.server.ts";
import { RequestStore } from "#cms/review/RequestStore.server.ts";
import { History } from "#cms/versions/History.server.ts";
import { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import { PeopleStore } from "#cms/people/PeopleStore.server.ts";
import { SessionStore } from "#cms/people/SessionStore.server.ts";
import { Previews } from "#cms/previews/Previews.server.ts";
import { Refs } from "#cms/previews/Refs.server.ts";
import { Releases } from "#cms/releases/Releases.server.ts";
import { ReleaseService } from "#cms/releases/ReleaseService.server.ts";
import { createSchedules } from "#cms/schedules/createSchedules.server.ts";
import { ScheduleService } from "#cms/schedules/ScheduleService.server.ts";
import { openReplacements } from "#cms/replace/openReplacements.server.ts";
import { RedirectProposals } from "#cms/publishing/RedirectProposals.server.ts";
import { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import { DocumentService } from "#cms/drafts/DocumentService.server.ts";
import { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { PublicationService } from "#cms/publishing/PublicationService.server.ts";
import { TranslationRecords } from "#cms/translations/TranslationRecords.server.ts";
import { VersionLog } from "#cms/versions/VersionLog.server.ts";
import { PublicationWriter } from "#cms/publishing/PublicationWriter.server.ts";
import { DraftPermissions } from "#cms/drafts/DraftPermissions.server.ts";
import { Approvals } from "#cms/publishing/Approvals.server.ts";
import { DraftService } from "#cms/drafts/DraftService.server.ts";
import { Publication } from "#cms/publishing/Publication.server.ts";
import { RequestService } from "#cms/review/RequestService.server.ts";
import { PeopleService } from "#cms/people/PeopleService.server.ts";
import type { StoredFiles } from "#cms/repository/store/StoredFiles.server.ts";
import { listUnreadable } from "#cms/repository/store/listUnreadable.server.ts";

/** The write side's components and their dependencies. */
export type EditingContext = Awaited<ReturnType<typeof openEditingContext>>;

type Options = {
  files: StoredFiles;
  coordination: Coordination;
  seed: string;
  repository: Repository;
  models: ModelStore;
  languages: string[];
  imageHosts: string[];
  /** Pixel size of an image by its name. */
  imageSize: (name: string) => { width: number; height: number } | undefined;
  measureImages: (names: string[]) => Promise<void>;
  siteUrl: string;
  /** Password of the first person. */
  studioPassword: string;
  passwordCost?: number | undefined;
  readLinkChecks: ReadLinkChecks;
};

/** Reads the stored drafts, finishes an interrupted publication, then opens the repository. */
export async function openEditingContext({
  files: stored,
  coordination,
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
  readLinkChecks,
}: Options) {
  const drafts = new DraftStore(stored, () => models.models, coordination.note);
  const releases = new Releases(coordination.state);
  const previews = new Previews(coordination);
  const assets = new AssetStore(stored, seed, () => coordination.announce("assets", ""));
  const people = new PeopleStore(coordination, studioPassword, passwordCost);
  const sessions = new SessionStore(coordination);
  const schedules = new ScheduleStore(coordination.state);
  const requests = new RequestStore(coordination);
  const translations = new TranslationRecords(coordination.state);
  const refs = new Refs({ repository, drafts, releases, previews, schedules });
  const log = new VersionLog(stored);
  const history = new History(stored, log);
  const latest = new LatestVersions(repository, drafts, log);
  const events = new EventLog(coordination.events);
  const checks = new DocumentChecks({ repository, models, siteUrl, languages });
  const { document: find } = repository;
  const redirects = new RedirectProposals({ repository, models });
  const writer = new PublicationWriter({
    files: stored,
    drafts,
    requests,
    schedules,
    translations,
    log,
    find,
    note: coordination.note,
    hold: repository.hold,
    refresh: () => repository.refresh(),
    events,
    endRelease: (id) => releases.remove(id),
  });
  const catalog = new DocumentCatalog({ repository, drafts, latest, releases, models, schedules, translations });
  const folders = [stored.root, seed];
  const checking = { repository, models, drafts, catalog, checks, imageHosts, folders, contentDir: seed };
  const contentChecks = new ContentChecks(checking);
  // One mutex for all: whether a document is valid depends on concurrent publications, and vice versa.
  const mutex = coordination.makeMutex("writing");
  const stores = {
    mutex,
    repository,
    models,
    drafts,
    releases,
    schedules,
    requests,
    translations,
    latest,
    history,
    log,
  };
  const publication = new Publication({ ...stores, checks, contentChecks, redirects, events, writer });
  const approvals = new Approvals({ ...stores, events });
  const permissions = new DraftPermissions(stores);
  const editing = { ...stores, events, checks, publication, approvals, permissions };
  const documentService = new DocumentService({ ...editing, assets, languages, imageHosts, imageSize });
  const draftService = new DraftService(editing);
  const publicationService = new PublicationService(editing);
  const releaseService = new ReleaseService(editing);
  const scheduleService = new ScheduleService(editing);
  const requestService = new RequestService(editing);
  const readable = [drafts, releases, previews, assets, people, sessions, log, schedules, requests, translations];
  await Promise.all(readable.map((store) => store.open()));
  await repository.open(() => mutex.run(() => writer.open()));
  const projectFiles = new ProjectFiles(stored, seed);
  await projectFiles.open();
  const files = new FileLibrary({ assets, projectFiles, repository, drafts, imageSize, measure });
  const siteChecks = new SiteChecks({ models, catalog, folders, contentDir: seed, translations, readLinkChecks });
  const scheduler = createSchedules({ releases, schedules, scheduleService, events });
  const parts = { ...editing, catalog, documentService, draftService };
  const { replacements, replacementService } = await openReplacements({ ...parts, coordination });
  const states = { people, sessions, releases, previews, schedules, requests, replacements };
  await coordination.start(
    followOthers({ states, drafts, log, assets, translations, models, repository, writer, scheduler }),
  );
  // Only after the changes of other instances are known, or completed schedules would run again.
  scheduler.plan();
  const services = {
    peopleService: new PeopleService({ people, sessions, previews, events }),
    replacementService,
    documentService,
    draftService,
    publication,
    publicationService,
    releaseService,
    requestService,
    scheduleService,
    scheduler,
  };
  const unreadable = () => listUnreadable(stored.aside, [...models.problems, ...repository.problems]);
  const own = { catalog, translations, contentChecks, siteChecks, files, events, schedules, requests, redirects };
  const memory = { ...own, unreadable, writing: mutex, presence: coordination.presence };
  const comments = new CommentStore(coordination);
  return {
    announce: coordination.announce,
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
