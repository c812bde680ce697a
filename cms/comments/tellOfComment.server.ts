import type { NotificationService } from "#cms/notifications/NotificationService.server.ts";
import type { Person } from "#cms/people/contract.ts";

import type { Comment } from "./contract.ts";
import { findMentions } from "./findMentions.ts";

type Context = {
  document: { id: string; title: string };
  /** All comments of the document. */
  others: readonly Comment[];
  people: readonly Person[];
  notificationService: Pick<NotificationService, "tell">;
};

/** Tells who is named in a comment, and who wrote an open one about the same field before. */
export function tellOfComment(comment: Comment, { document, others, people, notificationService }: Context): void {
  const { by, text, field } = comment;
  const named = findMentions(text, people);
  const before = others.filter((one) => one.id !== comment.id && one.field === field && !one.resolved);
  const answered = before.map((one) => one.by.id).filter((id) => !named.includes(id));
  const news = { by, document, detail: text, comment: comment.id };
  notificationService.tell(named, { ...news, kind: "mentioned" });
  notificationService.tell(answered, { ...news, kind: "answered" });
}
