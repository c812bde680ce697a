/** @jest-environment node */
import type { IncomingMessage } from "node:http";

import { renderToStaticMarkup } from "react-dom/server";

import type { Usage } from "@/features/shared/contracts/accountKeys";
import { json, startBackEnd } from "@/features/shared/testing/startBackEnd";
import type { BackEnd } from "@/features/shared/testing/startBackEnd";

import { AllowancePane } from "./overview/AllowancePane";
import { sumBy, sumByDay, toCalculatorQuery } from "./overview/summarizeUsage";
import { UsagePlot } from "./overview/UsagePlot";
import { UsageTables } from "./overview/UsageTables";
import type * as Server from "./server";

const site = "http://localhost:3000";
const token = "token-of-the-test-0123456789";
const key = { id: "k1", name: "key-1", key: "a".repeat(32), createdAt: "2026-05-04T10:00:00Z", lastUsedDay: null };

let platform: BackEnd;
let server: typeof Server;
let received: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
let isFull = false;

beforeEach(async () => {
  received = [];
  isFull = false;
  platform = await startBackEnd((request, response) => {
    received.push(request);
    if (request.method === "GET") return json({ keys: [key] })(request, response);
    if (request.method === "DELETE") return void response.writeHead(204).end();
    if (isFull) return json({ error: { code: "too_many_keys", message: "Ten." } }, 409)(request, response);
    if (request.method === "PATCH") return json(key)(request, response);
    const isNew = request.headers.authorization === undefined;
    return json({ key, ...(isNew ? { accessToken: token } : {}) }, 201)(request, response);
  });
  await load({ PLATFORM_API_URL: platform.url });
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete process.env.ACCOUNT_URL;
  await platform.close();
});

async function load(env: Record<string, string>) {
  Object.assign(process.env, env);
  jest.resetModules();
  server = await import("./server");
}

const own = { origin: site, host: "localhost:3000" };
const signedIn = { ...own, cookie: `accessToken=${token}; signedIn=1` };
const post = (headers: Record<string, string>, body = "{}", path = "keys/") =>
  new Request(`${site}/api/account/${path}`, { method: "POST", body, headers });

test("a first key signs the visitor in for a year, and its token is seen by no script", async () => {
  const response = await server.answerNewKey(post({ ...own, "recaptcha-token": "proof" }));
  expect([response.status, await response.json()]).toEqual([201, { key, isNewAccount: true }]);
  expect(received[0]?.headers["recaptcha-token"]).toBe("proof");
  const [cookie = ""] = response.headers.getSetCookie();
  expect(cookie).toMatch(new RegExp(`^accessToken=${token}; Path=/api/; HttpOnly; Max-Age=31536000; SameSite=Lax`));
});

test("a further key is created for the signed-in account", async () => {
  const response = await server.answerNewKey(post(signedIn, '{"name":"second"}'));
  expect(await response.json()).toEqual({ key, isNewAccount: false });
  expect(received[0]?.headers.authorization).toBe(`Bearer ${token}`);
});

test("another site cannot create, list or change keys", async () => {
  const foreign = { ...signedIn, origin: "https://evil.example" };
  const responses = [
    await server.answerNewKey(post(foreign)),
    await server.answerKeyChange(post(foreign), "k1", "DELETE"),
    await server.submitKeyForm(post(foreign, "action=remove&id=k1", "keys/form/")),
  ];
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(received).toEqual([]);
});

test("keys are listed for a signed-in visitor, and no id changes the requested path", async () => {
  const get = (headers: Record<string, string>) =>
    server.answerKeys(new Request(`${site}/api/account/keys/`, { headers }));
  expect([(await get(own)).status, await (await get(signedIn)).json()]).toEqual([401, { keys: [key] }]);
  expect((await server.answerKeyChange(post(signedIn), "../demo/sessions", "DELETE")).status).toBe(404);
  expect(received).toHaveLength(1);
});

test("the last calls are the platform's, for a signed-in visitor only", async () => {
  const get = (headers: Record<string, string>) =>
    server.answerCalls(new Request(`${site}/api/account/calls/`, { headers }));
  expect([(await get(own)).status, (await get(signedIn)).status]).toEqual([401, 200]);
  expect(received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ["/demo/calls", `Bearer ${token}`],
  ]);
});

test("where the account area is elsewhere, there are no keys here", async () => {
  await load({ ACCOUNT_URL: "https://account.example/" });
  const responses = [await server.answerNewKey(post(own)), await server.answerKeyChallenge(post(own))];
  expect(responses.map(({ status }) => status)).toEqual([404, 404]);
  expect(await responses[0]?.json()).toMatchObject({ error: { code: "elsewhere" } });
});

test.each([
  ["action=create&name=a", "created", "POST /demo/keys"],
  ["action=rename&id=k1&name=a", "renamed", "PATCH /demo/keys/k1"],
  ["action=replace&id=k1", "replaced", "POST /demo/keys/k1/replace"],
  ["action=remove&id=k1", "removed", "DELETE /demo/keys/k1"],
  ["action=nothing&id=k1", "invalid", undefined],
  ["action=remove&id=..%2Fsessions", "invalid", undefined],
  [`action=create&name=${"x".repeat(41)}`, "invalid", undefined],
])("the plain form %s leads back with the notice %s", async (form, notice, call) => {
  const response = await server.submitKeyForm(post(signedIn, `${form}&locale=cn&from=/cn/pricing/`, "keys/form/"));
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    `/api/account/overview/cn/?from=%2Fcn%2Fpricing%2F&notice=${notice}`,
  ]);
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(call ? [call] : []);
});

test("a form above the limit of keys shows an error", async () => {
  isFull = true;
  const response = await server.submitKeyForm(post(signedIn, "action=create&locale=en", "keys/form/"));
  expect(response.headers.get("location")).toContain("notice=full");
});

test("signing out of an account with keys asks for confirmation, because its keys end with it", async () => {
  const response = await server.signOut(post(signedIn, "from=/cn/", "sign-out/"));
  expect(response.headers.get("location")).toBe("/api/account/overview/cn/?from=%2Fcn%2F&notice=ending#end");
  expect(received.map(({ method }) => method)).toEqual(["GET"]);
  const ended = await server.signOut(post(signedIn, "from=/cn/&confirm=yes", "sign-out/"));
  expect([ended.headers.get("location"), received.at(-1)?.method]).toEqual([
    "/api/account/overview/cn/?from=%2Fcn%2F&notice=deleted",
    "DELETE",
  ]);
  expect(ended.headers.getSetCookie()).toHaveLength(2);
});

test("an account that could not be deleted stays signed in, because nobody else could delete its keys", async () => {
  await platform.close();
  const response = await server.signOut(post(signedIn, "from=/pricing/&confirm=yes", "sign-out/"));
  expect(response.headers.get("location")).toBe("/api/account/overview/en/?from=%2Fpricing%2F&notice=failed");
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("a platform that is down is reported, and the visitor stays signed in", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  await platform.close();
  const response = await server.answerKeys(new Request(`${site}/api/account/keys/`, { headers: signedIn }));
  expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
});

const row = { day: "2026-05-03", chain: "eth", network: "demo", method: "eth_call", requests: 3, units: 60 };
const usage: Usage = {
  planId: "free",
  allowance: {
    unit: "requests",
    used: 40_000,
    total: 40_000,
    requestsPerSecond: null,
    startsAt: "2026-05-04T00:00:00Z",
    endsAt: "2026-05-05T00:00:00Z",
  },
  from: "2026-05-02",
  to: "2026-05-04",
  rows: [row, { ...row, day: "2026-05-04", method: "eth_chainId", requests: 1, units: 20 }],
};

test("usage is summed by day, days without calls too, and by any name, the largest first", () => {
  expect(sumByDay(usage).map(({ name, requests }) => `${name} ${requests}`)).toEqual([
    "2026-05-02 0",
    "2026-05-03 3",
    "2026-05-04 1",
  ]);
  expect(sumBy(usage.rows, ({ method }) => method).map(({ name, units }) => `${name} ${units}`)).toEqual([
    "eth_call 60",
    "eth_chainId 20",
  ]);
});

test("usage leads to the calculator with the chain that is called most, its days added up", () => {
  const rows = [...usage.rows, { ...row, day: "2026-05-02", requests: 2 }, { ...row, chain: "btc", requests: 1 }];
  const query = new URLSearchParams(toCalculatorQuery(rows));
  expect(Object.fromEntries(query)).toEqual({ chain: row.chain, mix: "eth_call 5\neth_chainId 1" });
  expect(toCalculatorQuery([])).toBeUndefined();
});

test("the plot has a text alternative, and the demo chain is never called Ethereum", () => {
  const plot = renderToStaticMarkup(<UsagePlot days={sumByDay(usage)} locale="cn" />);
  expect(plot).toContain("3 天共 4 次请求");
  const tables = renderToStaticMarkup(<UsageTables usage={usage} locale="en" />);
  expect(tables).toContain("Demo chain");
  expect(tables).not.toMatch(/mainnet|ethereum/i);
});

test("the rest of a plan is written as the plan is, in millions or 亿", () => {
  const allowance = { ...usage.allowance, unit: "units" as const, used: 12_000_000, total: 250_000_000 };
  const html = renderToStaticMarkup(<AllowancePane planName="Growth" usage={{ ...usage, allowance }} locale="cn" />);
  expect(html).toMatch(/2\.5\s?亿/);
  expect(html).toMatch(/剩余 2\.38\s?亿/);
});

test("a reached limit shows its end and links to its explanation", () => {
  const html = renderToStaticMarkup(<AllowancePane planName="Free" usage={usage} locale="cn" />);
  expect(html).toContain("已达到上限");
  expect(html).toContain('href="/cn/docs/limits/"');
});
