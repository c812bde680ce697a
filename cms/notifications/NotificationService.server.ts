import { AsyncLocalStorage } from "node:async_hooks";

import { getErrorMessage, log } from "#kit/log.ts";
import { Mutex } from "#kit/Mutex.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import type { PeopleStore } from "#cms/people/PeopleStore.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";

import { composeMail } from "./composeMail.server.ts";
import { getChosenKind } from "./contract.ts";
import type { NotificationKind } from "./contract.ts";
import type { NotificationStore } from "./NotificationStore.server.ts";

/** An e-mail to a person of the Studio. */
export type StudioMail = { to: string; subject: string; text: string };

/** Takes e-mails that are to be sent, each at least once. */
export type QueueMails = (mails: readonly StudioMail[]) => Promise<void>;

type Options = {
  people: PeopleStore;
  notifications: NotificationStore;
  /** `undefined` where nothing sends e-mails. */
  queueMails: QueueMails | undefined;
  siteUrl: string;
};

export type News = {
  kind: NotificationKind;
  by: PersonRef | null;
  /** Its id is null for a release. */
  document?: { id: string | null; title: string } | undefined;
  detail?: string | null;
  /** Id of the comment on the document that it is about. */
  comment?: string | null | undefined;
};

/** Tells people what concerns them, as each of them chose. */
export class NotificationService {
  private readonly options: Options;
  private readonly telling = new Mutex();
  // What is told belongs to no request: it is not part of its write.
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * Tells people without waiting, but nobody of what they did themselves, and nobody twice of the same while it is unread.
   * What is told has happened: a failure to tell it must not fail the request.
   */
  tell(people: readonly string[], news: News): void {
    const ids = [...new Set(people)].filter((id) => id !== news.by?.id);
    if (ids.length === 0) return;
    this.outside(() => {
      void this.telling
        .run(async () => {
          for (const id of ids) await this.tellOne(id, news);
        })
        .catch((error: unknown) =>
          log("error", "content", "people were not told", { kind: news.kind, reason: getErrorMessage(error) }),
        );
    });
  }

  /** Whether a person chose to be told of such news, in the Studio or by email. */
  reaches(id: string, kind: NotificationKind): boolean {
    const { people, queueMails } = this.options;
    const choice = people.findChoice(id);
    const chosen = getChosenKind(kind);
    const isMailed = Boolean(queueMails && choice?.email && choice.mail.includes(chosen));
    return isMailed || choice?.studio.includes(chosen) === true;
  }

  /** Waits until everybody is told. */
  flush(): Promise<void> {
    return this.telling.run(async () => undefined);
  }

  private async tellOne(id: string, { kind, by, document, detail = null, comment = null }: News): Promise<void> {
    const { people, notifications, queueMails, siteUrl } = this.options;
    const choice = people.findChoice(id);
    if (!choice) return;
    const about = { document: document?.id ?? null, title: document?.title ?? null };
    const notification = { id: newId(), at: Date.now(), kind, by, ...about, detail, comment, is_read: false };
    if (kind === "page-changed") {
      const isKnown = (await notifications.list(id)).some(
        (one) => !one.is_read && one.kind === kind && one.document === about.document && one.by?.id === by?.id,
      );
      if (isKnown) return;
    }
    const chosen = getChosenKind(kind);
    if (choice.studio.includes(chosen)) await notifications.add(id, notification);
    if (queueMails && choice.email && choice.mail.includes(chosen))
      await queueMails([{ to: choice.email, ...composeMail(notification, choice.locale, siteUrl) }]);
  }
}
