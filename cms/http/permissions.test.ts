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
type Target = "none" | "planned" | "released" | "scheduled release";
type Row = [endpoint: string, needed: Needed, body?: object, target?: Target];

const future = Date.now() + 3_600_000;
const draft = { title: "x", data: {} };
const published = { status: "published" };

/**
 * Endpoints that `operations` does not describe, and requests that need more than an empty body, each with the role that
 * it needs.
 */
const ownRows: Row[] = [
  ["GET /content/api/v2", "visitors"],
  ["GET /content/api/v2/", "visitors"],
  ["GET /content/api/v2/tags", "visitors"],
  ["GET /content/api/v2/documents/search", "visitors"],
  ["GET /content/graphql", "visitors"],
  ["GET /content/previews/:token", "everybody"],
  ["GET /content/previews/:token/ping", "everybody"],
  ["GET /content/changes", "the site"],
  ["POST /content/not-found", "the site", {}],
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
  ["PUT /content/core/people/:id/password", "owner", { password: "a long new password" }],
  ["POST /content/core/documents", "editor", { ...draft, type: "nothing", lang: "en-us" }],
  ["POST /content/core/documents", "publisher", { ...draft, type: "page", lang: "en-us" }, "scheduled release"],
  ["PUT /content/core/documents/:id", "editor", draft],
  ["PUT /content/core/documents/:id", "editor", draft, "planned"],
  ["PUT /content/core/documents/:id", "publisher", draft, "released"],
  ["DELETE /content/core/documents/:id/hidden", "editor", { fields: ["x"] }],
  ["POST /content/core/documents/:id/copy", "editor", { uid: "copied" }],
  ["DELETE /content/core/documents/:id", "publisher", {}, "planned"],
  ["DELETE /content/core/documents/:id", "publisher", {}, "released"],
  ["PATCH /content/core/documents/:id/draft", "publisher", published],
  ["PATCH /content/core/documents/:id/draft", "publisher", published, "planned"],
  ["PATCH /content/core/documents/:id/draft", "editor", { release_id: null }],
  ["PATCH /content/core/documents/:id/draft", "publisher", { release_id: null }, "planned"],
  ["PATCH /content/core/documents/:id/draft", "publisher", { release_id: null }, "released"],
  ["DELETE /content/core/documents/:id/draft", "publisher", {}, "planned"],
  ["DELETE /content/core/documents/:id/draft", "publisher", {}, "released"],
  ["PUT /content/core/documents/:id/schedule", "publisher", { at: future, action: "publish" }],
  ["DELETE /content/core/documents/:id/schedule", "publisher", {}, "planned"],
  ["POST /content/core/documents/:id/comments", "editor", { text: "x" }],
  ["PATCH /content/core/documents/:id/comments/:comment", "editor", { resolved: true }],
  ["PATCH /content/core/slices/:id", "editor", { name: "x" }],
  ["POST /content/core/bulk", "editor", { action: "tag", documents: [{ id: "nothing" }], add: ["x"] }],
  ["POST /content/core/bulk", "publisher", { action: "publish", documents: [{ id: "nothing" }] }, "planned"],
  ["POST /content/core/merge", "owner", { is_dry_run: true }],
  ["PUT /content/core/documents/:id/translation", "editor", { source: "x", fields: {} }],
  ["POST /content/core/releases", "publisher", { label: "x" }],
  ["PATCH /content/core/releases/:id", "publisher", { scheduledAt: future }],
];

const signOut = "DELETE /content/core/sessions/current";
const described = operations.map(({ endpoint, role, body }): Row => {
  const name = endpoint.replace(" /", " /content/core/").replaceAll(/\{(\w+)\}/g, ":$1");
  return body ? [name, role, {}] : [name, role];
});
const isOwn = ([endpoint]: Row) => ownRows.some(([own, , , target]) => own === endpoint && !target);

/** Each endpoint, the one that ends the session last. */
const rows = [...ownRows, ...described.filter((row) => !isOwn(row))].toSorted(
  ([one], [other]) => Number(one === signOut) - Number(other === signOut),
);

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
  /^DELETE |^P.* \/content\/core\/(?:slices|not-found)|core\/(?:sessions|factors|people|imports|export|tokens(?!\/current)|events|audit|published|merge|webhooks|submissions|bulk|notifications)|\/file$/;

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

test("each endpoint of the Studio is described, with the role of its own row", () => {
  const own = ownRows.filter(([endpoint, , , target]) => endpoint.includes(" /content/core/") && !target);
  const stated = own.map(([endpoint, role]) => `${endpoint}: ${role}`);
  const claimed = described.filter(isOwn).map(([endpoint, role]) => `${endpoint}: ${role}`);
  expect(claimed.filter((one) => !stated.includes(one))).toEqual([]);
  const names = described.map(([endpoint]) => endpoint);
  expect(own.map(([endpoint]) => endpoint).filter((endpoint) => !names.includes(endpoint))).toEqual([]);
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

const read = rows.filter(([, needed]) => needed === "visitors" || needed === "the site");
test.each(read)("%s is open to the access token", async (endpoint) => {
  const [method = "", path = ""] = endpoint.split(" ");
  expect(describeAccess(await call(method, path, "reader"))).toBe("let in");
});
