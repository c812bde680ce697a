import { ownValue } from "#contracts/ownValue.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { Refs } from "#cms/previews/Refs.server.ts";
import type { WebhookEvent } from "#cms/webhooks/contract.ts";
import type { Webhooks } from "#cms/webhooks/Webhooks.server.ts";

import type { Release } from "./Releases.server.ts";

/** What happened to a release; a published one is deleted. */
export type ReleaseChange = { addition?: Release; update?: Release; deletion?: Release };

const events: Record<keyof ReleaseChange, WebhookEvent> = {
  addition: "release-created",
  update: "release-changed",
  deletion: "release-ended",
};

type Parts = { refs: Refs; drafts: DraftStore; webhooks: Webhooks };

/** Tells webhooks of a release, as Prismic does. */
export function announceRelease(change: ReleaseChange, { refs, drafts, webhooks }: Parts): void {
  const toItem = ({ id, label }: Release) => [
    { id, ref: refs.getRef(id), label, documents: drafts.list(id).map(({ document }) => document.id) },
  ];
  const releases = Object.fromEntries(Object.entries(change).map(([kind, release]) => [kind, toItem(release)]));
  const happened = Object.keys(change).flatMap((kind) => ownValue(events, kind) ?? []);
  webhooks.announce({ events: happened, releases });
}
