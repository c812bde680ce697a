import { writeDocumentPath, writeOwnSubmissionsPath, writeScreenPath } from "#cms/shell/screenPaths.ts";

import type { Notification } from "./contract.ts";

/** Path in the Studio of what a notification is about; of a release, the calendar. */
export function writeNotificationPath({ kind, document }: Pick<Notification, "kind" | "document">): string {
  if (document) return writeDocumentPath(document);
  if (kind === "assigned") return writeOwnSubmissionsPath();
  return writeScreenPath(kind === "webhook-gave-up" ? "webhooks" : "calendar");
}

/** Path of the screen where one chooses what reaches one. */
export const choicePath = writeScreenPath("account");
