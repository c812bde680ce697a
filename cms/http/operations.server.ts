import { array, number, object, string } from "yup";

import { eventsSchema } from "#cms/audit/contract.ts";
import { bulkLineSchema, bulkRecordsSchema, bulkRequestSchema } from "#cms/bulk/contract.ts";
import {
  changesSchema,
  checksSchema,
  partsSchema,
  redirectProposalsSchema,
  removalSchema,
} from "#cms/checks/contract.ts";
import { siteChecksSchema } from "#cms/checks/site.contract.ts";
import { commentChangeSchema, commentSchema, commentsSchema, newCommentSchema } from "#cms/comments/contract.ts";
import { documentCopySchema, documentSchema, hiddenRemovalSchema, savedDocumentSchema } from "#cms/drafts/contract.ts";
import { headRules } from "#cms/drafts/head.contract.ts";
import { assetChangeSchema, assetSchema, assetsSchema, assetUsesSchema } from "#cms/files/contract.ts";
import { documentLinksSchema, documentSearchSchema, documentsSchema, documentTreeSchema } from "#cms/list/contract.ts";
import { modelsSchema } from "#cms/models/contract.ts";
import { notFoundChangeSchema, notFoundSchema } from "#cms/not-found/contract.ts";
import { presenceResponseSchema, presenceSchema } from "#cms/presence/contract.ts";
import { newPreviewSchema, previewSchema, previewsSchema } from "#cms/previews/contract.ts";
import { draftChangeSchema, removalRequestSchema } from "#cms/publishing/contract.ts";
import { releaseDocumentsSchema, releaseSchema, releasesSchema } from "#cms/releases/contract.ts";
import {
  newReplacementSchema,
  replacementPlacesSchema,
  replacementSchema,
  replacementSearchSchema,
  replacementsSchema,
} from "#cms/replace/contract.ts";
import { newRequestSchema, requestsSchema, sendBackSchema } from "#cms/review/contract.ts";
import { newScheduleSchema, scheduleSchema, schedulesSchema } from "#cms/schedules/contract.ts";
import {
  creationSchema,
  editedSchema,
  editSchema,
  shortDocumentSchema,
  shortModelsSchema,
} from "#cms/short/contract.ts";
import { translationChangeSchema, translationSchema } from "#cms/translations/contract.ts";
import { deletedDocumentsSchema, versionSchema, versionsSchema } from "#cms/versions/contract.ts";
import {
  deliveriesSchema,
  deliverySchema,
  newWebhookSchema,
  webhookChangeSchema,
  webhookSchema,
  webhooksSchema,
} from "#cms/webhooks/contract.ts";

import { accountOperations } from "./accountOperations.server.ts";
import { importOperations } from "./importOperations.server.ts";
import { describe } from "./Operation.server.ts";
import type { Operation } from "./Operation.server.ts";
import { submissionOperations } from "./submissionOperations.server.ts";
import { reuseOperations } from "./reuseOperations.server.ts";

const anything = object();
const release = object({ label: string().min(1).max(200), scheduledAt: number().nullable() });
const redirects = object({ redirects: array(string().required()).max(1_000) });
const head = { uid: headRules.uid(), tags: headRules.tags(), release_id: string().nullable() };
const data = { data: object().required() };
const newDocument = object({
  title: headRules.title().required(),
  type: headRules.type().required(),
  lang: headRules.lang().required(),
  ...head,
  alternate_language_id: string(),
  ...data,
});
const documentUpdate = object({ title: headRules.title(), ...head, ...data });
const check = object({ document: newDocument.required(), release_id: string().nullable() });

/** What the Studio and the commands call; each stands in the matrix of permissions (permissions.test.ts). */
export const operations: readonly Operation[] = [
  ...accountOperations,
  ...importOperations,
  describe("POST /documents/search", "editor", "Documents that fulfil every condition, a page of them.", {
    body: documentSearchSchema,
    response: documentsSchema,
  }),
  describe("GET /documents/tree", "editor", "Pages of a language directly below one, or at the top.", {
    response: documentTreeSchema,
  }),
  describe("GET /documents/deleted", "editor", "Documents that are neither published nor drafts.", {
    response: deletedDocumentsSchema,
  }),
  describe("POST /documents", "editor", "Creates a draft.", {
    body: newDocument,
    response: savedDocumentSchema,
    status: 201,
  }),
  describe("GET /documents/{id}", "editor", "A document to edit, with its ETag.", { response: documentSchema }),
  describe("PUT /documents/{id}", "editor", "Saves a draft.", {
    body: documentUpdate,
    response: savedDocumentSchema,
    hasEtag: true,
  }),
  describe("DELETE /documents/{id}", "editor", "Deletes a document; what is published needs a publisher.", {
    body: removalRequestSchema,
    hasEtag: true,
  }),
  describe("DELETE /documents/{id}/hidden", "editor", "Deletes stored values that do not fit the models.", {
    body: hiddenRemovalSchema,
    response: savedDocumentSchema,
    hasEtag: true,
  }),
  describe("POST /documents/{id}/copy", "editor", "Copies a document into another language, or under another UID.", {
    body: documentCopySchema,
    response: savedDocumentSchema,
    status: 201,
  }),
  describe(
    "PATCH /documents/{id}/draft",
    "publisher",
    "Publishes a draft, or moves it into a release, for which an editor is enough.",
    { body: draftChangeSchema, hasEtag: true },
  ),
  describe("DELETE /documents/{id}/draft", "editor", "Discards a draft.", { hasEtag: true }),
  describe("DELETE /documents/{id}/publication", "publisher", "Takes a document off the site; it stays as a draft.", {
    body: removalRequestSchema,
    hasEtag: true,
  }),
  describe("GET /documents/{id}/changes", "editor", "What publishing would change for visitors, and the problems.", {
    response: changesSchema,
  }),
  describe("GET /documents/{id}/removal", "editor", "What taking a document off the site changes beside it.", {
    response: removalSchema,
  }),
  describe("GET /documents/{id}/links", "editor", "What links to a document and what it links to.", {
    response: documentLinksSchema,
  }),
  describe("GET /documents/{id}/parts", "editor", "The parts of a page that a link can lead to.", {
    response: partsSchema,
  }),
  describe("GET /documents/{id}/versions", "editor", "What is published, what was, and overwritten drafts.", {
    response: versionsSchema,
  }),
  describe("DELETE /documents/{id}/versions", "publisher", "Deletes a deleted document for good, with its comments."),
  describe("GET /documents/{id}/versions/{version}", "editor", "One version's content.", { response: versionSchema }),
  describe("POST /documents/{id}/versions/{version}/restore", "editor", "Makes a version the draft.", {
    response: savedDocumentSchema,
    hasEtag: true,
  }),
  describe("GET /documents/{id}/translation", "editor", "What a document was translated from, field by field.", {
    response: translationSchema,
  }),
  describe("PUT /documents/{id}/translation", "editor", "Marks fields as translated.", {
    body: translationChangeSchema,
    response: translationSchema,
  }),
  describe("GET /documents/{id}/comments", "editor", "Comments on a document.", { response: commentsSchema }),
  describe("POST /documents/{id}/comments", "editor", "Comments on a field or a document.", {
    body: newCommentSchema,
    response: commentSchema,
    status: 201,
  }),
  describe("PATCH /documents/{id}/comments/{comment}", "editor", "Resolves a comment, or opens it again.", {
    body: commentChangeSchema,
    response: commentSchema,
  }),
  describe("DELETE /documents/{id}/comments/{comment}", "editor", "Deletes one's own comment; an owner any."),
  ...reuseOperations,
  describe("PUT /documents/{id}/schedule", "publisher", "Publishes or takes off at a time.", {
    body: newScheduleSchema,
    response: scheduleSchema,
    hasEtag: true,
  }),
  describe("DELETE /documents/{id}/schedule", "publisher", "Takes the time back."),
  describe("GET /schedules", "editor", "What is planned, and what was done.", { response: schedulesSchema }),
  describe("PUT /documents/{id}/request", "editor", "Asks for a review.", { body: newRequestSchema, hasEtag: true }),
  describe("DELETE /documents/{id}/request", "publisher", "Sends a request back; one's own needs no role.", {
    body: sendBackSchema,
  }),
  describe("GET /requests", "editor", "Drafts that wait for a review.", { response: requestsSchema }),
  describe("POST /checks", "editor", "Problems of a document as it is sent, saved or not.", {
    body: check,
    response: checksSchema,
  }),
  describe("GET /checks/site", "editor", "Problems of what is on the site, a page at a time.", {
    response: siteChecksSchema,
  }),
  describe("GET /releases", "editor", "Releases.", { response: releasesSchema }),
  describe("POST /releases", "publisher", "Creates a release.", {
    body: release,
    response: releaseSchema,
    status: 201,
  }),
  describe("GET /releases/{id}", "editor", "A release, with its ETag.", { response: releaseSchema }),
  describe("PATCH /releases/{id}", "publisher", "Changes a release's name or time; null takes the time away.", {
    body: release,
    response: releaseSchema,
    hasEtag: true,
  }),
  describe("DELETE /releases/{id}", "publisher", "Deletes a release; its drafts stay.", { hasEtag: true }),
  describe("GET /releases/{id}/documents", "editor", "A release's drafts.", { response: releaseDocumentsSchema }),
  describe("GET /releases/{id}/redirects", "editor", "Redirects from the addresses that its pages leave.", {
    response: redirectProposalsSchema,
  }),
  describe("POST /releases/{id}/publish", "publisher", "Publishes all of its drafts or none.", {
    body: redirects,
    hasEtag: true,
  }),
  describe("GET /short/models", "editor", "Fields of types and slices, with the allowed values.", {
    response: shortModelsSchema,
  }),
  describe("GET /short/documents", "editor", "A document in the short form of drafts, by id, path or UID.", {
    response: shortDocumentSchema,
  }),
  describe("POST /short/documents", "editor", "Creates a draft from its short form.", {
    body: creationSchema,
    response: shortDocumentSchema,
    status: 201,
  }),
  describe(
    "PATCH /short/documents/{id}",
    "editor",
    "Changes fields and slices of a draft, or says what would change.",
    {
      body: editSchema,
      response: editedSchema,
      hasEtag: true,
    },
  ),
  describe("GET /bulk", "editor", "The last changes of many documents, the newest first.", {
    response: bulkRecordsSchema,
  }),
  describe("POST /bulk", "editor", "Changes many documents; the response is lines of JSON, the result the last.", {
    body: bulkRequestSchema,
    response: bulkLineSchema,
  }),
  describe("POST /bulk/{id}/undo", "editor", "Takes a change of many documents back.", { response: bulkLineSchema }),
  describe("GET /replacements", "editor", "The last replacements, the newest first.", { response: replacementsSchema }),
  describe("POST /replacements/search", "editor", "Every place of some words.", {
    body: replacementSearchSchema,
    response: replacementPlacesSchema,
  }),
  describe("POST /replacements", "editor", "Replaces picked places, as drafts.", {
    body: newReplacementSchema,
    response: replacementSchema,
  }),
  describe("POST /replacements/{id}/undo", "editor", "Takes a replacement back, as drafts.", {
    response: replacementSchema,
  }),
  describe("GET /assets", "editor", "Files, a page of them.", { response: assetsSchema }),
  describe("POST /assets", "editor", "Uploads a file as multipart/form-data.", { response: assetSchema, status: 201 }),
  describe("GET /assets/{id}", "editor", "A file's record.", { response: assetSchema }),
  describe("PATCH /assets/{id}", "editor", "Changes a file's words and focal point.", {
    body: assetChangeSchema,
    response: assetSchema,
  }),
  describe("PUT /assets/{id}/file", "publisher", "Replaces a file everywhere, as multipart/form-data.", {
    response: assetSchema,
  }),
  describe("DELETE /assets/{id}", "editor", "Deletes a file that nothing uses."),
  describe("GET /assets/{id}/uses", "editor", "Where a file is used.", { response: assetUsesSchema }),
  describe("PUT /presence", "editor", "Reports the open document and field; the response names other editors.", {
    body: presenceSchema,
    response: presenceResponseSchema,
  }),
  describe("DELETE /presence", "editor", "Leaves a document."),
  describe("GET /events", "editor", "Recent events, newest first; sign-ins only for owners.", {
    response: eventsSchema,
  }),
  describe("GET /audit", "owner", "All events as CSV or JSON.", { response: anything }),
  describe("GET /models", "editor", "Models of types and slices, and languages.", { response: modelsSchema }),
  describe("GET /published", "owner", "Published documents as files.", { response: anything }),
  describe("POST /merge", "owner", "Merges published documents into the project's files.", { response: anything }),
  describe("GET /previews", "editor", "Links of a document that work.", { response: previewsSchema }),
  describe("POST /previews", "editor", "Makes a link that shows a draft to anyone who has it.", {
    body: newPreviewSchema,
    response: previewSchema,
    status: 201,
  }),
  describe("DELETE /previews/{id}", "editor", "Ends a link; of others as a publisher."),
  describe("GET /webhooks", "owner", "URLs that are told of publications.", { response: webhooksSchema }),
  describe("POST /webhooks", "owner", "Adds a URL; its secret is never shown again.", {
    body: newWebhookSchema,
    response: webhookSchema,
    status: 201,
  }),
  describe("PATCH /webhooks/{id}", "owner", "Changes a webhook, or switches it on or off.", {
    body: webhookChangeSchema,
    response: webhookSchema,
  }),
  describe("POST /webhooks/{id}/test", "owner", "Sends a test.", { response: deliverySchema, status: 201 }),
  describe("GET /webhooks/{id}/deliveries", "owner", "The last messages to a webhook, with the responses.", {
    response: deliveriesSchema,
  }),
  describe("POST /webhooks/{id}/deliveries/{delivery}/resend", "owner", "Sends a message again.", {
    response: deliverySchema,
    status: 201,
  }),
  describe("DELETE /webhooks/{id}", "owner", "Removes a URL."),
  describe("GET /not-found", "editor", "Searches without a result and paths without a page, counted.", {
    response: notFoundSchema,
  }),
  describe("PATCH /not-found/{id}", "editor", "Hides one of them, or shows it again.", { body: notFoundChangeSchema }),
  ...submissionOperations,
];
