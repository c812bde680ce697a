/** Receives the site's forms: validation, captcha, limits, storage, and an outbox for mail. */
import type { BearerCheck } from "../kit/isSame.ts";
import { join } from "node:path";

import { sql } from "kysely";

import type { Database } from "../db/index.ts";
import { loadKey } from "../db/loadKey.ts";
import { logFailure } from "../kit/logFailure.ts";
import type { Limit } from "../kit/RateLimiter.ts";
import type { Service } from "../kit/service.ts";
import { ClientIpResolver } from "../kit/ClientIpResolver.ts";
import { createAltcha } from "../kit/captcha/createAltcha.ts";
import type { Work } from "../kit/captcha/createAltcha.ts";
import { createRecaptcha } from "../kit/captcha/createRecaptcha.ts";
import type { RecaptchaOptions } from "../kit/captcha/createRecaptcha.ts";
import { createFormsApi } from "./http/createFormsApi.ts";
import { createLeadsApi } from "./leads/createLeadsApi.ts";
import { IncidentMail } from "./incidents/IncidentMail.ts";
import type { IncidentMailOptions } from "./incidents/IncidentMail.ts";
import { ComposedForms } from "./model/ComposedForms.ts";
import { createLimits } from "./createLimits.ts";
import type { LimitName } from "./createLimits.ts";
import { compose } from "./outbox/compose.ts";
import type { Addresses, Mail } from "./outbox/compose.ts";
import { defaultDelays, OutboxStore } from "./outbox/OutboxStore.ts";
import { OutboxWorker } from "./outbox/OutboxWorker.ts";
import { folderTransport, smtpTransport } from "./outbox/transport.ts";
import { SubmissionStore } from "./store/SubmissionStore.ts";
import { createSigner } from "../kit/createSigner.ts";
import { createConfirmations, createLeaving, createTickets } from "./tickets/tickets.ts";

export type FormsOptions = Addresses & {
  database: Database;
  dataDir: string;
  /** URL of a mail server; without it e-mails are files in `dataDir/outbox`. */
  smtpUrl?: string;
  /** Counts limits for all instances; without it each process counts its own. */
  redisUrl?: string;
  /** Secret of Google's reCAPTCHA, which replaces the proof of work. */
  recaptcha?: RecaptchaOptions;
  /** Opens `/forms/leads`. */
  isWriter: BearerCheck;
  limits?: Partial<Record<LimitName, Limit>>;
  retryDelays?: number[];
  work?: Work;
  clientIps?: ClientIpResolver;
  /** After how many days submissions are deleted, without subscriptions; never without it. */
  keptDays?: number | undefined;
  /** Where incidents, whose subscribers are told by e-mail, and composed forms are read. */
  content?: Omit<IncidentMailOptions, "siteUrl" | "leaving" | "onQueued">;
};

/** About half a second on a desktop computer, a few on an old phone. */
const defaultWork = { cost: 2_000, counter: 1_000 };
const hourMs = 60 * 60 * 1_000;

/** The forms service, whose outbox also takes e-mails of other services. */
export type FormsService = Service & {
  /** Queues e-mails, each of which is sent at least once. */
  queueMails: (mails: readonly Mail[]) => Promise<void>;
};

/** Receives visitors' submissions, stores them and notifies the team by e-mail. */
export async function createFormsService(options: FormsOptions): Promise<FormsService> {
  const { database, smtpUrl, redisUrl, recaptcha } = options;
  const key = await loadKey(database.db, "forms");
  const signer = createSigner(key);
  const confirmations = createConfirmations(signer);
  const leaving = createLeaving(signer);
  const limits = await createLimits(redisUrl, options.limits);
  const store = new SubmissionStore(database, options.keptDays);
  const transport = smtpUrl ? smtpTransport(smtpUrl) : folderTransport(join(options.dataDir, "outbox"));
  const outbox = new OutboxStore(database, options.retryDelays ?? defaultDelays);
  const worker = new OutboxWorker(outbox, (job) => transport.send(job.id, compose(job, options, confirmations)));
  const tidy = () => {
    Promise.all([store.tidy(), outbox.tidy()]).catch((error: unknown) =>
      logFailure("error", "forms", "tidying failed", error),
    );
  };
  const tidying = setInterval(tidy, hourMs);
  tidying.unref();
  await store.tidy();
  worker.nudge();
  const incidents = options.content
    ? new IncidentMail(database, {
        ...options.content,
        siteUrl: options.siteUrl,
        leaving,
        onQueued: () => worker.nudge(),
      })
    : undefined;
  const app = createFormsApi({
    captcha: recaptcha ? createRecaptcha(recaptcha) : createAltcha(key, options.work ?? defaultWork),
    tickets: createTickets(signer),
    confirmations,
    leaving,
    limits,
    store,
    composed: new ComposedForms(options.content),
    clientIps: options.clientIps ?? new ClientIpResolver(),
    onStored: () => worker.nudge(),
  });
  app.route("/", createLeadsApi(database, options.isWriter));
  return {
    name: "forms",
    app,
    queueMails: async (mails) => {
      await outbox.add(mails);
      worker.nudge();
    },
    check: async () => {
      await sql`select 1`.execute(database.db);
    },
    close: async () => {
      clearInterval(tidying);
      await incidents?.close();
      await worker.close();
      transport.close();
      limits.close();
    },
  };
}
