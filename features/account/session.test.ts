/** @jest-environment node */
import { failures, json, shortenLimits, startBackEnd } from "@/features/shared/testing/startBackEnd";
import type { BackEnd } from "@/features/shared/testing/startBackEnd";

import type * as Server from "./server";

const site = "http://localhost:3000";
const token = "token-of-the-test-0123456789";
const plans = { currency: "USD", plans: [{ id: "growth", name: "Growth", pricePerMonth: 199 }] };
const subscription = {
  orderId: "demo-1",
  name: "Growth",
  rps: 0,
  createdAt: "2026-01-01",
  renewAt: "2026-02-01",
  expireAt: "2026-02-01",
  total: 250,
  gracePeriod: 3,
  requestBurn: 50,
};
const account = {
  userData: {
    _id: "users/1",
    _key: "1",
    create_at: "2026-01-01",
    update_at: "2026-01-01",
    role: "user",
    enabled: true,
    masked_email: "d***@example.com",
    is_referral_member: false,
    avatar: "avatars/demo.svg",
  },
  plan: { freePool: 0, mainPool: 200, lockedPool: 0, extraRequests: 0, subscription },
};

let platform: BackEnd;
let server: typeof Server;

beforeEach(async () => {
  jest.spyOn(console, "error").mockReturnValue();
  platform = await startBackEnd((request, response) => {
    if (request.url?.endsWith("/plans/")) return json(plans)(request, response);
    if (request.method === "POST") return json({ accessToken: token }, 201)(request, response);
    if (request.method === "DELETE") return void response.writeHead(204).end();
    const known = request.headers.authorization === `Bearer ${token}`;
    return known ? json(account)(request, response) : json({ error: { code: "unauthorized" } }, 401)(request, response);
  });
  process.env.PLATFORM_API_URL = platform.url;
  jest.resetModules();
  server = await import("./server");
});
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.close();
});

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request(`${site}/api/account/${path}/`, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { origin: site, host: "localhost:3000", ...headers },
  });
const requestAccount = (cookie = `accessToken=${token}; signedIn=1`) =>
  server.answerAccount(new Request(`${site}/api/account/`, { headers: { cookie } }));
const readCookies = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);

test("a sign-in sets the token as a cookie and redirects back", async () => {
  const response = await server.signIn(post("session", { plan: "growth", from: "/cn/pricing/?a=b" }));
  expect([response.status, response.headers.get("location")]).toEqual([303, "/cn/pricing/?a=b"]);
  expect(readCookies(response)).toEqual([`accessToken=${token}`, "signedIn=1"]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a new account has a first key and is kept a year; without the key it is kept for hours", async () => {
  const readAges = (response: Response) =>
    response.headers.getSetCookie().map((cookie) => /Max-Age=(\d+)/.exec(cookie)?.[1]);
  const kept = await server.signIn(post("session", { plan: "start" }));
  expect(platform.requests).toContain(`POST /demo/keys Bearer ${token}`);
  expect(readAges(kept)).toEqual(["31536000", "31536000"]);
  platform.respondWith((request, response) => {
    const isKey = request.url === "/demo/keys";
    return json(isKey ? { error: { code: "keys_full" } } : { accessToken: token }, isKey ? 503 : 201)(
      request,
      response,
    );
  });
  const short = await server.signIn(post("session", { plan: "start", from: "/pricing/" }));
  expect(short.headers.get("location")).toBe("/pricing/");
  expect(readAges(short)).toEqual(["43200", "43200"]);
});

test("a sign-in without a page to return to opens the account, which knows the page before", async () => {
  const response = await server.signIn(post("session", { plan: "growth", from: "/cn/pricing/", locale: "cn" }));
  expect(response.headers.get("location")).toBe("/api/account/overview/cn/?from=%2Fcn%2Fpricing%2F");
});

test.each(["https://evil.example/", "//evil.example/", "/\\evil.example/", "javascript:alert(1)", "/api/account/", ""])(
  "%p is no way back",
  async (from) => {
    const response = await server.signIn(post("session", { from }));
    expect(response.headers.get("location")).toBe("/");
  },
);

test.each([
  ["another origin", { origin: "https://evil.example" }],
  ["no origin", { origin: "" }],
  ["an opaque origin", { origin: "null" }],
  ["a request the browser calls cross-site", { "sec-fetch-site": "cross-site" }],
  ["a request of a sister site", { "sec-fetch-site": "same-site" }],
])("%s is refused", async (_, headers) => {
  for (const response of [
    await server.signIn(post("session", {}, headers)),
    await server.signOut(post("sign-out", {}, { cookie: `accessToken=${token}`, ...headers })),
  ]) {
    expect(response.status).toBe(403);
    expect(readCookies(response)).toEqual([]);
  }
  expect(platform.requests).toEqual([]);
});

test("behind https the cookies stay on https", async () => {
  const response = await server.signIn(post("session", {}, { "x-forwarded-proto": "https" }));
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/; Secure$/),
    expect.stringMatching(/; Secure$/),
  ]);
});

test("an unknown plan and a long body are rejected", async () => {
  expect((await server.signIn(post("session", { plan: "gold" }))).status).toBe(422);
  expect((await server.signIn(post("session", { plan: "x".repeat(5_000) }))).status).toBe(413);
});

test("the account is complete, with the plan's id and a picture of our own origin, and is stored nowhere", async () => {
  const response = await requestAccount();
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.json()).toEqual({ ...account, planId: "growth", picture: "/api/images/avatars/demo.svg" });
});

test.each(["https://elsewhere.example/me.png", "../secrets.json", null])(
  "the picture %p is left out",
  async (avatar) => {
    platform.respondWith((request, response) => {
      const complete = { ...account, userData: { ...account.userData, avatar } };
      return json(request.url?.endsWith("/plans/") ? plans : complete)(request, response);
    });
    expect(await (await requestAccount()).json()).toMatchObject({ picture: null });
  },
);

test.each([undefined, "accessToken=unknown-token-0123456789"])(
  "with %p nobody is signed in",
  async (cookie = "a=b") => {
    const response = await requestAccount(cookie);
    expect(response.status).toBe(401);
    expect(readCookies(response)).toEqual(["accessToken=", "signedIn="]);
  },
);

test.each(Object.entries(failures))("a platform that %s is no reason to be signed out", async (_, failure) => {
  shortenLimits(platform);
  platform.respondWith(failure);
  const response = await requestAccount();
  expect(response.status).toBe(503);
  expect(readCookies(response)).toEqual([]);
  const signIn = await server.signIn(post("session", { plan: "start", from: "/pricing/" }));
  expect(signIn.headers.get("location")).toBe("/api/account/sign-in/?problem=down&plan=start&from=%2Fpricing%2F");
  expect(readCookies(signIn)).toEqual([]);
});

test("signing out ends the session at the platform", async () => {
  const cookie = `accessToken=${token}`;
  const response = await server.signOut(post("sign-out", { from: "/pricing/" }, { cookie }));
  expect(platform.requests).toEqual([`GET /demo/keys Bearer ${token}`, `DELETE /demo/sessions Bearer ${token}`]);
  expect([response.status, response.headers.get("location"), readCookies(response)]).toEqual([
    303,
    "/pricing/",
    ["accessToken=", "signedIn="],
  ]);
});

test("signing out works in the browser while the platform is down", async () => {
  await platform.close();
  const response = await server.signOut(post("sign-out", {}, { cookie: `accessToken=${token}` }));
  expect([response.status, readCookies(response)]).toEqual([303, ["accessToken=", "signedIn="]]);
});
