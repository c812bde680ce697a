import { send, sendOnly } from "#cms/http/send.ts";

import { notificationChoiceSchema, notificationsSchema } from "./contract.ts";
import type { NotificationChoice, Notifications } from "./contract.ts";

/** One's own last notifications, the newest first. */
export const loadNotifications = (signal?: AbortSignal): Promise<Notifications> =>
  send("notifications", notificationsSchema, { signal });

/** Marks notifications as read, or all. */
export const markRead = (ids?: readonly string[]): Promise<void> =>
  sendOnly("notifications/read", { method: "POST", body: { ids }, keepalive: true });

/** What reaches one, and how. */
export const loadChoice = (signal?: AbortSignal): Promise<NotificationChoice> =>
  send("notifications/choice", notificationChoiceSchema, { signal });

export const saveChoice = (choice: NotificationChoice): Promise<NotificationChoice> =>
  send("notifications/choice", notificationChoiceSchema, { method: "PUT", body: choice });
