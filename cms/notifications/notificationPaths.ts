import {
  writeCommentPath,
  writeDocumentPath,
  writeOwnSubmissionsPath,
  writeScreenPath,
} from "#cms/shell/screenPaths.ts";

import type { Notification } from "./contract.ts";

/** Path in the Studio of what a notification is about; of a comment, the document with it; of a release, the calendar. */
export function writeNotificationPath({
  kind,
  document,
  comment,
}: Pick<Notification, "kind" | "document" | "comment">): string {
  if (document) return comment ? writeCommentPath(document, comment) : writeDocumentPath(document);
  if (kind === "assigned") return writeOwnSubmissionsPath();
  return writeScreenPath(kind === "webhook-gave-up" ? "webhooks" : "calendar");
}

/** Path of the screen where one chooses what reaches one. */
export const choicePath = writeScreenPath("account");
