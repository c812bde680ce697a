/** @jest-environment node */
import { makeToken, signIn } from "#cms/testing/signIn.ts";
import { startPublishing } from "#cms/testing/startPublishing.ts";

import { operations } from "./operations.server.ts";

jest.setTimeout(60_000);

const roles = ["nobody", "editor", "publisher", "owner", "agent", "token"] as const;
type Role = (typeof roles)[number];
/**
 * Who may use an endpoint: a role and those above it, an owner's personal token where it is not closed to agents, only the write token, or everybody; `visitors` send no token at all,
 * and `the site` sends the access token. Both refuse the tokens of the others.
 */
type Needed = Role | "everybody" | "visitors" | "the site";

/** What `:id` is: nothing, or a draft that a publisher has scheduled, alone or in a release. */
type Given = "none" | "planned" | "released" | "scheduled release";
type Row = [endpoint: string, needed: Needed, body?: object, given?: Given];

const future = Date.now() + 3_600_000;
const draft = { title: "x", data: {} };
const published = { status: "published" };

/** Each endpoint with the role that it needs; a new one without a row fails. */
const rows: Row[] = [
  ["GET /content/api/v2", "visitors"],
  ["GET /content/api/v2/", "visitors"],
  ["GET /content/api/v2/tags", "visitors"],
  ["GET /content/api/v2/documents/search", "visitors"],
  ["GET /content/graphql", "visitors"],
  ["GET /content/previews/:token", "everybody"],
  ["GET /content/previews/:token/ping", "everybody"],
  ["GET /content/changes", "the site"],
  ["POST /content/migration/documents", "token", {}],
  ["PUT /content/migration/documents/:id", "token", {}],
  ["POST /content/migration/migration-release/publish", "token"],
  ["GET /content/assets/assets", "token"],
  ["POST /content/assets/assets", "token", {}],
  ["PATCH /content/assets/assets/:id", "token", {}],
  ["GET /content/assets/assets/:id", "token"],
  ["DELETE /content/assets/assets/:id", "token"],
  ["GET /content/assets/tags", "token"],
  ["POST /content/assets/tags", "token", {}],
  ["GET /content/customtypes/customtypes", "token"],
  ["GET /content/customtypes/customtypes/:id", "token"],
  ["POST /content/customtypes/customtypes/insert", "token", {}],
  ["POST /content/customtypes/customtypes/update", "token", {}],
  ["DELETE /content/customtypes/customtypes/:id", "token"],
  ["GET /content/customtypes/slices", "token"],
  ["GET /content/customtypes/slices/:id", "token"],
  ["POST /content/customtypes/slices/insert", "token", {}],
  ["POST /content/customtypes/slices/update", "token", {}],
  ["DELETE /content/customtypes/slices/:id", "token"],
  ["POST /content/customtypes/v1/push", "token", {}],
  ["POST /content/core/sessions", "everybody", {}],
  ["POST /content/core/sessions/code", "everybody", {}],
  ["POST /content/core/sessions/passkey/options", "everybody"],
  ["POST /content/core/sessions/passkey", "everybody", {}],
  ["GET /content/core/factors", "editor"],
  ["POST /content/core/factors/totp", "editor", {}],
  ["PUT /content/core/factors/totp", "editor", {}],
  ["POST /content/core/factors/passkeys/options", "editor", {}],
  ["POST /content/core/factors/passkeys", "editor", {}],
  ["POST /content/core/factors/codes", "editor", {}],
  ["PATCH /content/core/factors/:id", "editor", {}],
  ["DELETE /content/core/factors/:id", "editor", {}],
  ["DELETE /content/core/people/:id/factors", "owner"],
  ["GET /content/core/sessions/current", "editor"],
  ["GET /content/core/sessions/own", "editor"],
  ["GET /content/core/people/:id/sessions", "owner"],
  ["DELETE /content/core/sessions/:id", "owner"],
  ["GET /content/core/tokens", "editor"],
  ["POST /content/core/tokens", "editor", {}],
  ["GET /content/core/tokens/current", "editor"],
  ["GET /content/core/tokens/sessions", "editor"],
  ["POST /content/core/tokens/sessions/:id/undo", "editor", {}],
  ["DELETE /content/core/tokens/:id", "owner"],
  ["GET /content/core/people", "editor"],
  ["POST /content/core/people", "owner", {}],
  ["PATCH /content/core/people/:id", "owner", {}],
  ["DELETE /content/core/people/:id", "owner"],
  ["PUT /content/core/people/:id/password", "owner", { password: "a long new password" }],
  ["POST /content/core/documents", "editor", { ...draft, type: "nothing", lang: "en-us" }],
  ["POST /content/core/documents", "publisher", { ...draft, type: "page", lang: "en-us" }, "scheduled release"],
  ["POST /content/core/documents/search", "editor", {}],
  ["GET /content/core/documents/tree", "editor"],
  ["GET /content/core/documents/deleted", "editor"],
  ["GET /content/core/documents/:id/links", "editor"],
  ["GET /content/core/documents/:id/parts", "editor"],
  ["GET /content/core/documents/:id", "editor"],
  ["PUT /content/core/documents/:id", "editor", draft],
  ["PUT /content/core/documents/:id", "editor", draft, "planned"],
  ["PUT /content/core/documents/:id", "publisher", draft, "released"],
  ["DELETE /content/core/documents/:id/hidden", "editor", { fields: ["x"] }],
  ["POST /content/core/documents/:id/copy", "editor", { uid: "copied" }],
  ["DELETE /content/core/documents/:id", "editor"],
  ["DELETE /content/core/documents/:id", "publisher", {}, "planned"],
  ["DELETE /content/core/documents/:id", "publisher", {}, "released"],
  ["PATCH /content/core/documents/:id/draft", "publisher", published],
  ["PATCH /content/core/documents/:id/draft", "publisher", published, "planned"],
  ["PATCH /content/core/documents/:id/draft", "editor", { release_id: null }],
  ["PATCH /content/core/documents/:id/draft", "publisher", { release_id: null }, "planned"],
  ["PATCH /content/core/documents/:id/draft", "publisher", { release_id: null }, "released"],
  ["DELETE /content/core/documents/:id/draft", "editor"],
  ["DELETE /content/core/documents/:id/draft", "publisher", {}, "planned"],
  ["DELETE /content/core/documents/:id/draft", "publisher", {}, "released"],
  ["DELETE /content/core/documents/:id/publication", "publisher"],
  ["PUT /content/core/documents/:id/schedule", "publisher", { at: future, action: "publish" }],
  ["DELETE /content/core/documents/:id/schedule", "publisher"],
  ["DELETE /content/core/documents/:id/schedule", "publisher", {}, "planned"],
  ["GET /content/core/schedules", "editor"],
  ["PUT /content/core/documents/:id/request", "editor", {}],
  ["DELETE /content/core/documents/:id/request", "publisher"],
  ["GET /content/core/requests", "editor"],
  ["GET /content/core/documents/:id/comments", "editor"],
  ["POST /content/core/documents/:id/comments", "editor", { text: "x" }],
  ["PATCH /content/core/documents/:id/comments/:comment", "editor", { resolved: true }],
  ["DELETE /content/core/documents/:id/comments/:comment", "editor"],
  ["GET /content/core/sections/:id/pages", "editor"],
  ["GET /content/core/slices", "editor"],
  ["POST /content/core/slices", "editor", {}],
  ["PATCH /content/core/slices/:id", "editor", { name: "x" }],
  ["DELETE /content/core/slices/:id", "editor"],
  ["GET /content/core/short/models", "editor"],
  ["GET /content/core/short/documents", "editor"],
  ["POST /content/core/short/documents", "editor", {}],
  ["PATCH /content/core/short/documents/:id", "editor", {}],
  ["GET /content/core/replacements", "editor"],
  ["POST /content/core/replacements/search", "editor", {}],
  ["POST /content/core/replacements", "editor", {}],
  ["POST /content/core/replacements/:id/undo", "editor"],
  ["GET /content/core/notifications", "editor"],
  ["POST /content/core/notifications/read", "editor", {}],
  ["GET /content/core/notifications/choice", "editor"],
  ["PUT /content/core/notifications/choice", "editor", {}],
  ["GET /content/core/bulk", "editor"],
  ["POST /content/core/bulk", "editor", { action: "tag", documents: [{ id: "nothing" }], add: ["x"] }],
  ["POST /content/core/bulk", "publisher", { action: "publish", documents: [{ id: "nothing" }] }, "planned"],
  ["POST /content/core/bulk/:id/undo", "editor"],
  ["GET /content/core/audit", "owner"],
  ["GET /content/core/published", "owner"],
  ["POST /content/core/merge", "owner", { is_dry_run: true }],
  ["GET /content/core/documents/:id/translation", "editor"],
  ["PUT /content/core/documents/:id/translation", "editor", { source: "x", fields: {} }],
  ["GET /content/core/documents/:id/versions", "editor"],
  ["GET /content/core/documents/:id/versions/:version", "editor"],
  ["POST /content/core/documents/:id/versions/:version/restore", "editor"],
  ["POST /content/core/checks", "editor", {}],
  ["GET /content/core/checks/site", "editor"],
  ["GET /content/core/documents/:id/changes", "editor"],
  ["GET /content/core/documents/:id/removal", "editor"],
  ["GET /content/core/assets", "editor"],
  ["POST /content/core/assets", "editor", {}],
  ["GET /content/core/assets/:id", "editor"],
  ["PATCH /content/core/assets/:id", "editor", {}],
  ["GET /content/core/assets/:id/uses", "editor"],
  ["PUT /content/core/assets/:id/file", "publisher"],
  ["DELETE /content/core/assets/:id", "editor"],
  ["POST /content/core/imports", "publisher", {}],
  ["POST /content/core/imports/markdown", "editor", {}],
  ["POST /content/core/imports/slices", "editor", {}],
  ["GET /content/core/export", "owner"],
  ["PUT /content/core/presence", "editor", {}],
  ["DELETE /content/core/presence", "editor", {}],
  ["GET /content/core/events", "editor"],
  ["GET /content/core/models", "editor"],
  ["GET /content/core/releases", "editor"],
  ["GET /content/core/releases/:id", "editor"],
  ["GET /content/core/releases/:id/documents", "editor"],
  ["GET /content/core/releases/:id/redirects", "editor"],
  ["POST /content/core/releases", "publisher", { label: "x" }],
  ["PATCH /content/core/releases/:id", "publisher", { scheduledAt: future }],
  ["DELETE /content/core/releases/:id", "publisher"],
  ["POST /content/core/releases/:id/publish", "publisher", {}],
  ["GET /content/core/webhooks", "owner"],
  ["POST /content/core/webhooks", "owner", {}],
  ["PATCH /content/core/webhooks/:id", "owner", {}],
  ["DELETE /content/core/webhooks/:id", "owner"],
  ["POST /content/core/webhooks/:id/test", "owner"],
  ["GET /content/core/webhooks/:id/deliveries", "owner"],
  ["POST /content/core/webhooks/:id/deliveries/:delivery/resend", "owner"],
  ["GET /content/core/submissions", "publisher"],
  ["GET /content/core/submissions/export", "publisher"],
  ["PATCH /content/core/submissions/:id", "publisher", {}],
  ["DELETE /content/core/submissions/:id", "publisher"],
  ["POST /content/core/submissions/removal", "owner", {}],
  ["POST /content/core/previews", "editor", {}],
  ["GET /content/core/previews", "editor"],
  ["DELETE /content/core/previews/:id", "editor"],
  // Ends the session, so it is the last one.
  ["DELETE /content/core/sessions/current", "editor"],
];

let site: Awaited<ReturnType<typeof startPublishing>>;
let tokens: Record<Role, string | undefined>;
let count = 0;

beforeAll(async () => {
  site = await startPublishing();
  const { pat, ada } = site.people;
  tokens = {
    nobody: undefined,
    editor: ada.token,
    publisher: pat.token,
    owner: await signIn(site.content.origin),
    agent: await makeToken(site.content.origin, await signIn(site.content.origin)),
    token: "writer",
  };
});

afterAll(() => site.content.close());

async function makeScheduledRelease() {
  const release = await site.makeRelease("Planned");
  const id = await site.create(`matrix-${(count += 1)}`, { release });
  await site.schedule(release, future);
  return { id, release };
}

/** The path and body of a row, with what it is about. */
async function prepare([endpoint, , body, credentials = "none"]: Row) {
  const path = endpoint.slice(endpoint.indexOf(" ") + 1).replaceAll(/:(?!id)\w+/g, "nothing");
  if (credentials === "none") return { path: path.replace(":id", "nothing"), body };
  if (credentials === "planned") {
    const id = await site.create(`matrix-${(count += 1)}`);
    await site.people.publisher("PUT", `documents/${id}/schedule`, { at: future, action: "publish" });
    return { path: path.replace(":id", id), body };
  }
  const { id, release } = await makeScheduledRelease();
  const isSaved = credentials === "scheduled release" || endpoint.startsWith("PUT");
  const target = isSaved ? { ...body, uid: `matrix-${(count += 1)}`, release_id: release } : body;
  return { path: `${path.replace(":id", id)}${isSaved ? "" : `?release_id=${release}`}`, body: target };
}

async function call(method: string, path: string, token: string | undefined, body?: object): Promise<number> {
  const { status, body: stream } = await fetch(`${site.content.origin}${path}`, {
    method,
    redirect: "manual",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  await stream?.cancel();
  return status;
}

function describeAccess(status: number): "let in" | "signed out" | "forbidden" {
  if (status === 401) return "signed out";
  return status === 403 ? "forbidden" : "let in";
}

/** Accounts, saved slices, and whatever deletes. */
const closedToAgents =
  /^DELETE |^P.* \/content\/core\/slices|core\/(?:sessions|factors|people|imports|export|tokens(?!\/current)|events|audit|published|merge|webhooks|submissions|bulk|notifications)|\/file$/;

function getExpected(role: Role, needed: Needed, endpoint: string): ReturnType<typeof describeAccess> {
  if (needed === "everybody") return "let in";
  if (role === "agent" && endpoint.includes(" /content/core/") && closedToAgents.test(endpoint)) return "forbidden";
  if (needed === "visitors" && role === "nobody") return "let in";
  if (role === "nobody" || needed === "visitors" || needed === "the site") return "signed out";
  return roles.indexOf(role) >= roles.indexOf(needed) ? "let in" : "forbidden";
}

test("each endpoint has a row", () => {
  const endpoints = site.content.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/content/") && !path.includes("*"))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(rows.map(([endpoint]) => endpoint))].sort()).toEqual([...new Set(endpoints)].sort());
});

test("each endpoint of the Studio is described, with the role that it needs", () => {
  const needed = rows.filter(([endpoint, , , credentials]) => endpoint.includes(" /content/core/") && !credentials);
  const described = operations.map(({ endpoint, role }) => [
    endpoint.replace(" /", " /content/core/").replaceAll(/\{(\w+)\}/g, ":$1"),
    role,
  ]);
  const stated = needed.map(([endpoint, role]) => `${endpoint}: ${role}`);
  expect(described.map((one) => one.join(": ")).filter((one) => !stated.includes(one))).toEqual([]);
  const names = described.map(([name]) => name);
  expect(needed.map(([endpoint]) => endpoint).filter((endpoint) => !names.includes(endpoint))).toEqual([]);
});

test.each(rows)("%s is open to: %s", async (...row) => {
  const [endpoint, needed] = row;
  const [method = ""] = endpoint.split(" ");
  const { path, body } = await prepare(row);
  const found: Record<string, string> = {};
  // Those who may do less first: what they may not do is still there for the others.
  for (const role of roles) found[role] = describeAccess(await call(method, path, tokens[role], body));
  expect(found).toEqual(Object.fromEntries(roles.map((role) => [role, getExpected(role, needed, endpoint)])));
});

test.each(rows.filter(([, needed]) => needed === "visitors" || needed === "the site"))(
  "%s is open to the access token",
  async (endpoint) => {
    const [method = "", path = ""] = endpoint.split(" ");
    expect(describeAccess(await call(method, path, "reader"))).toBe("let in");
  },
);
