import { writeTotp } from "#cms/factors/totp.server.ts";

import { startPeople } from "./makeStudioClient.ts";
import { article, makeEditorClient } from "./makeEditorClient.ts";

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0h4v2H0z"/></svg>';
const inAnHour = () => Date.now() + 3_600_000;

/** Makes a service store something of every kind; the seed must have the documents `one` and `two`. */
export async function fillContent(origin: string): Promise<void> {
  const { editor, publisher, owner, pat } = await startPeople(origin);
  const token = makeEditorClient(origin);
  const need = async (call: Promise<{ status: number; body: Record<string, unknown> }>) => {
    const { status, body } = await call;
    if (status >= 300) throw new Error(`${status}: ${String(body.message ?? body.error)}`);
    return body;
  };
  const upload = new FormData();
  upload.set("file", new File([dot], "dot.svg", { type: "image/svg+xml" }));
  await need(editor("PUT", "documents/one", { data: { name: "first" } }));
  await need(publisher("PUT", "documents/one", { data: { name: "second" } }));
  await need(publisher("PATCH", "documents/one/draft", { status: "published" }));
  await need(editor("PUT", "documents/one", { data: { name: "draft" } }));
  await need(publisher("PUT", "documents/one/schedule", { action: "publish", at: inAnHour() }));
  await need(editor("PUT", "documents/one/request", { note: "please" }));
  await need(editor("POST", "documents/one/comments", { field: "name", text: "@Pat why" }));
  await need(editor("POST", "documents/two/copy", { lang: "zh-cn" }));
  const { id } = await need(publisher("POST", "releases", { label: "Spring" }));
  await need(editor("PUT", "documents/two", { data: { name: "spring" }, release_id: id }));
  await need(editor("POST", "previews", { document_id: "one" }));
  const webhook = await need(owner("POST", "webhooks", { url: "http://127.0.0.1:9/" }));
  await need(owner("POST", `webhooks/${webhook.id}/test`));
  const helper = await need(editor("POST", "tokens", { name: "Helper", role: "editor", expires: inAnHour() }));
  const agent = makeEditorClient(origin, String(helper.token));
  await need(agent("POST", "core/documents", article("by-agent")));
  const app = await need(publisher("POST", "factors/totp", { current: pat.password }));
  const code = writeTotp(String(app.secret).replaceAll(" ", ""), Math.floor(Date.now() / 30_000));
  await need(publisher("PUT", "factors/totp", { ticket: app.ticket, code }));
  await need(editor("POST", "assets", upload));
  await need(editor("PATCH", "assets/dot.svg", { notes: "a dot" }));
  await need(token("POST", "assets/tags", { name: "dots" }));
  await need(token("POST", "core/documents", article("three")));
  await need(editor("POST", "slices", { name: "Start", slice: { slice_type: "quote", primary: {} } }));
  await need(editor("POST", "bulk", { action: "tag", documents: [{ id: "two" }], add: ["spring"] }));
  const found = await need(editor("POST", "replacements/search", { text: "three" }));
  const [place] = Array.isArray(found.results) ? found.results : [];
  const documents = [{ id: place.document.id, etag: place.etag, places: [0] }];
  await need(editor("POST", "replacements", { text: "three", replacement: "four", documents }));
}
