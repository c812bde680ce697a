import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { createAvailabilityService } from "./availability/index.ts";
import { createBackupService } from "./backup/index.ts";
import { createChains } from "./kit/chain/index.ts";
import { createConsoleService } from "./console/index.ts";
import { createContentService } from "#cms/createContentService.server.ts";
import { createDatabase } from "./db/index.ts";
import { readServicesEnv } from "./env.ts";
import { createFaucetService } from "./faucet/index.ts";
import { createFormsService } from "./forms/index.ts";
import { boundGarbage } from "../features/shared/contracts/boundGarbage.ts";
import { createServicesServer } from "./kit/createServicesServer.ts";
import { removeLeftovers } from "./kit/durableFile.ts";
import { ignoreBrokenOutput } from "../features/shared/contracts/ignoreBrokenOutput.mjs";
import { moveIntoBucket } from "./kit/files/copyFiles.ts";
import { openFileStorage } from "./kit/files/openFileStorage.ts";
import { readLockNote, takeLock } from "./kit/lock.ts";
import { log, getErrorMessage } from "./kit/log.ts";
import { mount } from "./kit/mount.ts";
import { DemoChain } from "./platform/demo/DemoChain.ts";
import { createPlatformService } from "./platform/index.ts";
import { checkBearer } from "./kit/isSame.ts";
import { listAccepted, loadSecrets, printSecrets } from "./kit/secrets.ts";
import { ClientIpResolver } from "./kit/ClientIpResolver.ts";

const sharedLeftoverMs = 3_600_000;
// After the site has read the content.
const firstChecksMs = 10_000;

/** Starts every embedded back end on one port. */
async function start(): Promise<void> {
  ignoreBrokenOutput();
  boundGarbage();
  const env = readServicesEnv();
  // Drafts, uploads and the states of chains are files of one process, whatever database it uses.
  const folder = join(env.DATA_DIR, "services");
  const lock = takeLock(folder);
  if (!lock)
    throw new Error(`${env.DATA_DIR} is in use by process ${readLockNote(folder)}: stop it, or set another DATA_DIR.`);
  // Other back ends of the same database may be writing into a folder that they share.
  const leftovers = await removeLeftovers(env.DATA_DIR, env.DATABASE_URL ? sharedLeftoverMs : 0);
  if (leftovers > 0) log("info", "services", "unfinished files of a former process were removed", { leftovers });
  const { secrets, isNew } = loadSecrets(env.DATA_DIR);
  if (isNew) printSecrets(secrets, { dataDir: env.DATA_DIR, siteUrl: env.SITE_URL });
  const origin = `http://127.0.0.1:${env.SERVICES_PORT}`;
  const { DATABASE_URL, DATA_DIR, RECAPTCHA_SECRET_KEY } = env;
  let isStarting = true;
  const database = await createDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, isStarting: () => isStarting });
  const { db } = database;
  const fileStorage = openFileStorage(DATA_DIR, env.filesBucket);
  await moveIntoBucket(DATA_DIR, fileStorage);
  const clientIps = new ClientIpResolver(env.SERVICES_TRUSTED_PROXIES);
  // An owner revokes the write token in the content repository, which is opened last.
  const isWriter = checkBearer(listAccepted(secrets, "writeToken"), async (token) =>
    (await content).acceptWriteToken(token),
  );
  const availability = await createAvailabilityService({
    db,
    dataFolder: "content/data",
    isWriter,
    sampleData: env.AVAILABILITY_SAMPLE_DATA,
  });
  const chains = createChains({ dataDir: DATA_DIR });
  const demo = new DemoChain({ dataDir: DATA_DIR });
  const recaptcha =
    env.CAPTCHA_PROVIDER === "recaptcha" && RECAPTCHA_SECRET_KEY ? { secretKey: RECAPTCHA_SECRET_KEY } : undefined;
  const forms = await createFormsService({
    database,
    dataDir: DATA_DIR,
    clientIps,
    siteUrl: env.SITE_URL,
    smtpUrl: env.SMTP_URL,
    redisUrl: env.REDIS_URL,
    mailTo: env.MAIL_TO,
    mailFrom: env.MAIL_FROM,
    keptDays: env.SUBMISSIONS_DAYS,
    isWriter,
    content: { apiUrl: getDocumentApiUrl(env.source, origin), accessToken: secrets.accessToken },
    ...(recaptcha ? { recaptcha } : {}),
  });
  const content = createContentService({
    contentDir: env.CONTENT_DIR,
    dataDir: join(DATA_DIR, "content"),
    fileStorage,
    modelsDir: "customtypes",
    slicesDir: "slices",
    repositoryName: "halyard",
    secrets,
    webhooks: [env.WEBHOOK_URL],
    webhooksMayBePrivate: env.WEBHOOKS_MAY_BE_PRIVATE,
    imageHosts: env.IMAGE_HOSTS,
    lossMs: env.PRISMIC_LOSS_MINUTES * 60_000,
    firstChecksMs,
    apiUrl: `${origin}/content/api/v2`,
    siteUrl: env.SITE_URL,
    clientIps,
    redisUrl: env.REDIS_URL,
    readLinkChecks: availability.linkChecks,
    readOutages: availability.outages,
    queueMails: forms.queueMails,
    database,
  });
  const services = await Promise.all([
    availability,
    createBackupService(database, isWriter),
    createPlatformService({
      db,
      dataFolder: "content/data",
      demo,
      availability: availability.percents,
      source: env.source,
      redisUrl: env.REDIS_URL,
      clientIps,
      recaptcha,
      ends: {
        apiUrl: getDocumentApiUrl(env.source, origin),
        accessToken: secrets.accessToken,
        siteUrl: env.SITE_URL,
      },
    }),
    content,
    forms,
    createFaucetService({ db, chains, networks: env.faucets, dataDir: DATA_DIR, clientIps }),
    createConsoleService({
      dataFolder: "content/data",
      source: env.source,
      openDemo: () => demo.open(),
      redisUrl: env.REDIS_URL,
      clientIps,
    }),
  ]);
  isStarting = false;
  const { SERVICES_PORT: port, SERVICES_HOST: hostname } = env;
  const server = createServicesServer(mount(services, { dataDir: DATA_DIR }), services);
  server.listen(port, hostname, () =>
    log("info", "services", "ready", { origin, services: services.map(({ name }) => name) }),
  );
  server.on("error", (error) => fail(portSentence(error, env.SERVICES_PORT)));
  const stop = () => {
    server.close();
    const closed = Promise.all(services.map((service) => service.close())).then(() =>
      Promise.all([database.close(), chains.close(), demo.close()]),
    );
    void Promise.race([closed, sleep(5_000)]).then(() => {
      lock.release();
      process.exit(0);
    });
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

/** The document API that the site reads: a named one, that of a Prismic repository, or the embedded one. */
function getDocumentApiUrl(source: Record<string, string | undefined>, origin: string): string {
  const { PRISMIC_API_URL: named, PRISMIC_REPOSITORY: repository } = source;
  return named || (repository ? `https://${repository}.cdn.prismic.io/api/v2` : `${origin}/content/api/v2`);
}

function portSentence(error: NodeJS.ErrnoException, port: number): string {
  return error.code === "EADDRINUSE"
    ? `Port ${port} is in use: stop what runs there, or choose another one with SERVICES_PORT.`
    : getErrorMessage(error);
}

function fail(sentence: string, error?: unknown): void {
  log("error", "services", sentence, error instanceof Error ? { error } : {});
  process.exit(1);
}

process.on("uncaughtException", (error: unknown) =>
  fail("the back ends stop after an error that nobody caught", error),
);
start().catch((error: unknown) => fail(getErrorMessage(error)));
