import { TextIndex } from "#cms/repository/domain/query/TextIndex.ts";
import type { Mutex } from "#kit/Mutex.ts";
import { getTokens } from "#cms/repository/domain/query/tokens.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { AssetStore } from "#cms/files/AssetStore.server.ts";
import { FileLibrary } from "#cms/files/FileLibrary.server.ts";
import { ProjectFiles } from "#cms/files/ProjectFiles.server.ts";
import { ContentChecks } from "#cms/checks/ContentChecks.server.ts";
import { DocumentChecks } from "#cms/checks/DocumentChecks.server.ts";
import { createFactors } from "#cms/factors/createFactors.server.ts";
import { FactorStore } from "#cms/factors/FactorStore.server.ts";
import { SiteChecks } from "#cms/checks/SiteChecks.server.ts";
import type { ReadLinkChecks } from "#cms/checks/SiteChecks.server.ts";
import { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { EventLog } from "#cms/audit/EventLog.server.ts";
import { CommentStore } from "#cms/comments/CommentStore.server.ts";
import { EventStore } from "#cms/audit/EventStore.server.ts";
import { Presence } from "#cms/presence/Presence.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import type { PublishedDocuments } from "#cms/repository/store/PublishedDocuments.server.ts";
import { SavedSlices } from "#cms/reuse/SavedSlices.server.ts";
import { RequestLoad } from "#cms/http/RequestLoad.server.ts";
import { RequestStore } from "#cms/review/RequestStore.server.ts";
import { History } from "#cms/versions/History.server.ts";
import { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import { NotificationService } from "#cms/notifications/NotificationService.server.ts";
import type { QueueMails } from "#cms/notifications/NotificationService.server.ts";
import { NotificationStore } from "#cms/notifications/NotificationStore.server.ts";
import { PeopleStore } from "#cms/people/PeopleStore.server.ts";
import { SessionStore } from "#cms/people/SessionStore.server.ts";
import { Previews } from "#cms/previews/Previews.server.ts";
import { Refs } from "#cms/previews/Refs.server.ts";
import { announceRelease } from "#cms/releases/announceRelease.server.ts";
import { Releases } from "#cms/releases/Releases.server.ts";
import type { Release } from "#cms/releases/Releases.server.ts";
import type { Webhooks } from "#cms/webhooks/Webhooks.server.ts";
import { SubmissionService } from "#cms/submissions/SubmissionService.server.ts";
import { WebhookService } from "#cms/webhooks/WebhookService.server.ts";
import { ReleaseService } from "#cms/releases/ReleaseService.server.ts";
import { createSchedules } from "#cms/schedules/createSchedules.server.ts";
import { PlanProblems } from "#cms/schedules/PlanProblems.server.ts";
import { ScheduleService } from "#cms/schedules/ScheduleService.server.ts";
import { ReplacementService } from "#cms/replace/ReplacementService.server.ts";
import { ReplacementStore } from "#cms/replace/ReplacementStore.server.ts";
import { RedirectProposals } from "#cms/publishing/RedirectProposals.server.ts";
import { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import { DocumentService } from "#cms/drafts/DocumentService.server.ts";
import { IncidentProposals } from "#cms/drafts/IncidentProposals.server.ts";
import type { ReadOutages } from "#cms/drafts/IncidentProposals.server.ts";
import { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { PublicationService } from "#cms/publishing/PublicationService.server.ts";
import { TranslationRecords } from "#cms/translations/TranslationRecords.server.ts";
import { VersionLog } from "#cms/versions/VersionLog.server.ts";
import { PublicationWriter } from "#cms/publishing/PublicationWriter.server.ts";
import { BulkService } from "#cms/bulk/BulkService.server.ts";
import { BulkRecords } from "#cms/bulk/BulkRecords.server.ts";
import { DraftPermissions } from "#cms/drafts/DraftPermissions.server.ts";
import { Approvals } from "#cms/publishing/Approvals.server.ts";
import { DraftService } from "#cms/drafts/DraftService.server.ts";
import { HeadingLinks } from "#cms/publishing/HeadingLinks.server.ts";
import { Publication } from "#cms/publishing/Publication.server.ts";
import { RequestService } from "#cms/review/RequestService.server.ts";
import { PeopleService } from "#cms/people/PeopleService.server.ts";
import { ShortService } from "#cms/short/ShortService.server.ts";
import { AgentDraftStore } from "#cms/tokens/AgentDraftStore.server.ts";
import { AgentSessionService } from "#cms/tokens/AgentSessionService.server.ts";
import { TokenService } from "#cms/tokens/TokenService.server.ts";
import { TokenStore } from "#cms/tokens/TokenStore.server.ts";
import { DocumentPlanner } from "#cms/imports/DocumentPlanner.server.ts";
import { FileIntake } from "#cms/imports/FileIntake.server.ts";
import { ImportService } from "#cms/imports/ImportService.server.ts";
import { listUnreadable } from "#cms/checks/listUnreadable.server.ts";

/** The write side's components and their dependencies. */
export type EditingContext = Awaited<ReturnType<typeof openEditingContext>>;

type Options = {
  store: ContentStore;
  assets: AssetStore;
  published: PublishedDocuments;
  seed: string;
  repository: Repository;
  models: ModelStore;
  languages: string[];
  imageHosts: string[];
  /** Pixel size of an image by its name. */
  imageSize: (name: string) => { width: number; height: number } | undefined;
  measureImages: (names: string[]) => Promise<void>;
  webhooks: Webhooks;
  webhooksMayBePrivate: boolean;
  siteUrl: string;
  /** Takes e-mails to people; `undefined` where nothing sends them. */
  queueMails: QueueMails | undefined;
  /** Password of the first person. */
  studioPassword: string;
  /** Accepted write tokens. */
  writeTokens: readonly string[];
  passwordCost?: number | undefined;
  readLinkChecks: ReadLinkChecks;
  readOutages: ReadOutages;
};

/** Reads what is stored, then opens the repository. */
export async function openEditingContext({
  store,
  assets,
  published,
  seed,
  repository,
  models,
  languages,
  imageHosts,
  imageSize,
  measureImages: measure,
  webhooks,
  webhooksMayBePrivate,
  siteUrl,
  queueMails,
  studioPassword,
  writeTokens,
  passwordCost,
  readLinkChecks,
  readOutages,
}: Options) {
  const drafts = new DraftStore(store, () => models.models);
  const releases = new Releases(store);
  const previews = new Previews(store);
  const people = new PeopleStore(store, studioPassword, passwordCost);
  const notifications = new NotificationStore(store);
  const notificationService = new NotificationService({ people, notifications, queueMails, siteUrl });
  const sessions = new SessionStore(store);
  const factors = new FactorStore(store);
  const tokens = new TokenStore(store, writeTokens);
  const agentDrafts = new AgentDraftStore(store);
  const schedules = new ScheduleStore(store);
  const requests = new RequestStore(store);
  const translations = new TranslationRecords(store);
  const refs = new Refs({ repository, drafts, releases, previews, schedules, models });
  const log = new VersionLog(store);
  const history = new History(store, log);
  const latest = new LatestVersions(repository, drafts, log);
  const events = new EventLog(new EventStore(store));
  const checks = new DocumentChecks({ repository, models, siteUrl, languages });
  const { document: find } = repository;
  const redirects = new RedirectProposals({ repository, models });
  const approvals = new Approvals({ drafts, releases, schedules, events, notificationService });
  const writer = new PublicationWriter({
    store,
    published,
    drafts,
    requests,
    schedules,
    log,
    find,
    refresh: () => repository.applyPublished(),
    events,
    endRelease: (id) => releases.remove(id),
    keepApproval: approvals.keep,
    notificationService,
  });
  const texts = new TextIndex((document) => getTokens(document, models.models));
  const catalog = new DocumentCatalog({ repository, drafts, latest, releases, models, schedules, translations, texts });
  const { findFile: findUpload } = assets;
  const checking = { repository, models, drafts, catalog, checks, imageHosts, findUpload, contentDir: seed };
  const contentChecks = new ContentChecks(checking);
  // One mutex for all: whether a document is valid depends on concurrent publications, and vice versa.
  const mutex: Pick<Mutex, "run"> = { run: (task) => store.write(task) };
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
    notificationService,
    people,
  };
  const headingLinks = new HeadingLinks({ repository, drafts, latest, catalog, contentChecks, models });
  const publication = new Publication({ ...stores, checks, contentChecks, redirects, headingLinks, events, writer });
  const permissions = new DraftPermissions(stores);
  const editing = { ...stores, events, checks, publication, approvals, permissions };
  const documentService = new DocumentService({
    ...editing,
    agentDrafts,
    assets,
    languages,
    imageHosts,
    imageSize,
    headingLinks,
  });
  const draftService = new DraftService(editing);
  const publicationService = new PublicationService(editing);
  const releaseService = new ReleaseService({ ...editing, draftService });
  const scheduleService = new ScheduleService(editing);
  const comments = new CommentStore(store);
  const requestService = new RequestService({ ...editing, comments });
  const planProblems = new PlanProblems({ repository, drafts, releases, schedules, publication });
  const projectFiles = new ProjectFiles(store, seed);
  const replacements = new ReplacementStore(store);
  const bulk = new BulkRecords(store);
  const savedSlices = new SavedSlices(store);
  // Every cache of rows exists by now.
  await store.open();
  await repository.open();
  const files = new FileLibrary({ assets, projectFiles, repository, drafts, catalog, imageSize, measure });
  const load = new RequestLoad();
  const siteChecks = new SiteChecks({ ...checking, load, contentChecks, translations, readLinkChecks });
  const announceEnd = (deletion: Release) => announceRelease({ deletion }, { refs, drafts, webhooks });
  const announceCreation = (addition: Release) => announceRelease({ addition }, { refs, drafts, webhooks });
  const scheduler = createSchedules({ releases, schedules, scheduleService, announceEnd });
  const parts = { ...editing, catalog, documentService, draftService };
  const proposals = new IncidentProposals({ ...parts, languages, readOutages });
  const bulkParts = { ...parts, requestService, redirects, bulk, languages, announceCreation };
  const planner = new DocumentPlanner({ repository, catalog, models, checks, assets, languages, siteUrl, imageSize });
  const intake = new FileIntake(assets);
  let last = { models: models.models, published: published.changes };
  store.onApplied(async () => {
    const current = { models: models.models, published: published.changes };
    if (current.models !== last.models) await repository.reload();
    else if (current.published !== last.published) await repository.applyPublished({ isRemote: true });
    last = current;
    scheduler.plan();
  });
  webhooks.onGivenUp(({ url }) => {
    const owners = people.all.filter(({ role }) => role === "owner").map(({ id }) => id);
    notificationService.tell(owners, { kind: "webhook-gave-up", by: null, detail: url });
  });
  // Only after the changes of other instances are known, or completed schedules would run again.
  scheduler.plan();
  const services = {
    peopleService: new PeopleService({ people, sessions, tokens, previews, notifications, factors, events }),
    ...(await createFactors(store, { factors, people, sessions, events, siteUrl, writeTokens })),
    webhookService: new WebhookService({ webhooks, events, mayBePrivate: webhooksMayBePrivate }),
    submissionService: new SubmissionService({ store, people, events, repository, catalog, notificationService }),
    tokenService: new TokenService({ tokens, people, models, languages, events }),
    agentSessionService: new AgentSessionService({ ...parts, agentDrafts }),
    replacementService: new ReplacementService({ ...parts, replacements }),
    bulkService: new BulkService(bulkParts),
    shortService: new ShortService({ catalog, latest, models, contentChecks, documentService }),
    importService: new ImportService({ planner, intake, documentService, events }),
    documentService,
    draftService,
    publication,
    publicationService,
    releaseService,
    requestService,
    scheduleService,
    scheduler,
    planProblems,
  };
  const unreadable = () => listUnreadable(store.unreadable.all, [...models.problems, ...repository.problems]);
  const own = {
    catalog,
    translations,
    contentChecks,
    siteChecks,
    load,
    files,
    events,
    schedules,
    requests,
    redirects,
    headingLinks,
  };
  const memory = { ...own, unreadable, writing: mutex, presence: new Presence(store) };
  return {
    comments,
    savedSlices,
    notifications,
    notificationService,
    texts,
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
    factors,
    tokens,
    proposals,
    ...memory,
    ...services,
  };
}
