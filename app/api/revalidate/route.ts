import { revalidateTag } from "next/cache";
import { after, NextResponse } from "next/server";
import { array, boolean, object, string } from "yup";
import type { InferType } from "yup";

import { getServerRequest, hasServer, notifyOtherInstances, reloadServerRoutes } from "@/app/_routing/serverBridge";
import {
  acceptLoss,
  contentTag,
  expireForeignPages,
  explainsLoss,
  isOwnToken,
  isSameSite,
  isWebhookSecret,
  refreshSiteIndex,
  revalidationTags,
  takeChanges,
} from "@/features/content/server";
import { readJson } from "@/features/shared/http";

// A webhook lists the ids of every changed document.
const maxBodyBytes = 1024 * 1024;

const body = object({
  secret: string().required(),
  /** Published or unpublished documents, in the form of Prismic's webhooks. */
  documents: array(string().required()).optional(),
  /** The repository lost most of its documents on purpose. */
  believe: boolean().default(false),
  /** From this process: an incident began or ended, so pages that tell its state are old. */
  moment: boolean().default(false),
});
type RevalidationBody = Pick<InferType<typeof body>, "believe"> & {
  documents?: string[] | undefined;
  moment?: boolean;
};

/**
 * `POST /api/revalidate` with a Prismic webhook body, or `{ secret, believe: true }`: rereads the repository and
 * expires the pages that changed. 200 `{ ref, tags }`; 401 wrong secret; 400 no JSON; 503 repository unreachable.
 */
export async function POST(request: Request): Promise<NextResponse> {
  const own = getServerRequest();
  // The instance that received the webhook has notified the others.
  if (own?.kind === "refresh") return renew({ believe: own.change === "loss meant" });
  const payload = await readBody(request);
  if (!payload)
    return NextResponse.json({ error: { code: "bad_body", message: "A JSON body is expected." } }, { status: 400 });
  if (isOwnToken(payload.secret)) return renew(payload);
  payload.moment = false;
  if (!isWebhookSecret(payload.secret)) {
    return NextResponse.json({ error: { code: "unauthorized", message: "The secret is wrong." } }, { status: 401 });
  }
  notifyOtherInstances(payload.believe ? "loss meant" : "published");
  return renew(payload);
}

async function renew(payload: RevalidationBody): Promise<NextResponse> {
  try {
    await expireForeignPages();
    const { ref } = await refreshAs(payload);
    const changes = takeChanges();
    const changed = changes ? revalidationTags({ ...changes, areReadsChecked: hasServer() }) : [];
    const tags = payload.moment ? [contentTag] : changed;
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    // Tags expire once this function has ended. The error pages are loaded with the routes.
    if (!changes || tags.includes(contentTag) || !isSameSite(changes.before, changes.after)) after(reloadServerRoutes);
    return NextResponse.json({ ref, tags });
  } catch (error) {
    console.error("revalidate: repository unreachable, pages stay as they are", error);
    return NextResponse.json(
      { error: { code: "unreachable", message: "The repository did not answer." } },
      { status: 503 },
    );
  }
}

/** The latest index, also one that lost most documents if the publisher confirms the loss. */
async function refreshAs({ believe, documents = [] }: RevalidationBody) {
  const siteIndex = await refreshSiteIndex();
  const isExplained = explainsLoss(documents, siteIndex);
  if (!believe && !isExplained) return siteIndex;
  // The other instances refresh before this one has accepted the loss.
  if (isExplained) notifyOtherInstances("loss meant");
  acceptLoss();
  return refreshSiteIndex();
}

async function readBody(request: Request) {
  try {
    return await body.validate(await readJson(request.body, maxBodyBytes), { stripUnknown: true });
  } catch (error) {
    // The error message would quote the body.
    console.warn("revalidate: rejected a body", error instanceof Error ? error.name : "unknown");
    return undefined;
  }
}
