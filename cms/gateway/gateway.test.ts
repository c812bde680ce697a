/** @jest-environment node */
import type { RequestListener, ServerResponse } from "node:http";

import { json, startBackEnd } from "@/features/shared/testing/startBackEnd";
import type { BackEnd } from "@/features/shared/testing/startBackEnd";

const token = "0123456789abcdefghij";
const session = { person: { id: "p1", name: "Owner", role: "owner", created: 1 }, expires: 2, token };
const own = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
const signedIn = { ...own, cookie: `studio=${token}` };
const form = { ...own, "content-type": "application/x-www-form-urlencoded" };

let backEnd: BackEnd;
let gateway: Record<"passOn" | "signIn" | "signOut", (request: Request) => Promise<Response>> & {};

beforeAll(async () => {
  backEnd = await startBackEnd();
  process.env.PRISMIC_API_URL = `${backEnd.url}/content/api/v2`;
  gateway = { ...(await import("./passOn.server.ts")), ...(await import("./signIn.server.ts")) };
});
afterAll(() => backEnd.close());
beforeEach(() => {
  backEnd.requests.length = 0;
  backEnd.respondWith(json({ ok: true }));
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const send = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  gateway.passOn(new Request(`http://localhost:3000/api/studio/${path}`, { headers, ...init }));

const postForm = (fields: Record<string, string>, headers: Record<string, string> = form) =>
  gateway.signIn(
    new Request("http://localhost:3000/api/studio/sign-in/", {
      method: "POST",
      headers,
      body: new URLSearchParams(fields).toString(),
    }),
  );

const readProblem = (response: Response) => new URL(response.headers.get("location") ?? "", "http://site").searchParams;

test("a request is forwarded with its query and `If-Match`, and with the session's token in place of the cookie", async () => {
  const sent: Record<string, unknown> = {};
  const echo: RequestListener = (request, response) => {
    const { cookie, "if-match": match, "user-agent": agent } = request.headers;
    Object.assign(sent, { cookie, match, agent });
    response.writeHead(200, { etag: '"b"', "content-type": "application/json", "x-secret": "1" }).end('{"id":"about"}');
  };
  backEnd.respondWith(echo);
  const put = { method: "PUT", body: '{"data":{}}' };
  const result = await send(
    "documents/a%2Fb/?release_id=r",
    { ...signedIn, "if-match": '"a"', "user-agent": "Firefox" },
    put,
  );
  expect(backEnd.requests).toEqual([`PUT /content/core/documents/a%2Fb?release_id=r Bearer ${token}`]);
  expect(sent).toEqual({ cookie: undefined, match: '"a"', agent: "Firefox" });
  expect([result.status, result.headers.get("etag"), result.headers.get("x-secret")]).toEqual([200, '"b"', null]);
  expect(await result.json()).toEqual({ id: "about" });
});

test("a changing request is accepted only from a page of the site, with JSON or a file", async () => {
  const post = (headers: Record<string, string>) => send("documents/search/", headers, { method: "POST", body: "{}" });
  expect((await post({ ...signedIn, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await post({ cookie: signedIn.cookie, "content-type": "application/json" })).status).toBe(403);
  expect((await post({ ...signedIn, "content-type": "text/plain" })).status).toBe(415);
  expect((await post({ ...signedIn, "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
  expect(backEnd.requests).toEqual([]);
  expect((await post(signedIn)).status).toBe(200);
});

test("only the paths that the Studio needs are forwarded, and sign-in and other services are not", async () => {
  for (const path of ["sessions/", "webhooksx/", "../api/v2/", "", "documentsx/", "%2e%2e/customtypes/"]) {
    expect((await send(path, signedIn)).status).toBe(404);
  }
  expect(backEnd.requests).toEqual([]);
});

test("an ended session is answered with 401 and a message, and its cookie is deleted", async () => {
  backEnd.respondWith(json({ message: "expired", details: [] }, 401));
  for (const response of [await send("documents/a/", signedIn), await send("documents/a/", own)]) {
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: expect.stringContaining("Sign in again"), details: [] });
    expect(response.headers.getSetCookie()).toEqual([
      "studio=; Path=/api/studio/; HttpOnly; SameSite=Strict; Max-Age=0",
      "studio-open=; Path=/studio/; HttpOnly; SameSite=Lax; Max-Age=0",
      "editor=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
    ]);
  }
  expect(backEnd.requests).toHaveLength(1);
});

test("the request for the current session succeeds without a session", async () => {
  backEnd.respondWith(json({ message: "expired", details: [] }, 401));
  for (const headers of [own, signedIn]) {
    const response = await send("sessions/current/", headers);
    expect([response.status, await response.json()]).toEqual([200, { person: null }]);
    expect(response.headers.get("set-cookie")).toMatch(/^studio=;.*Max-Age=0$/);
  }
});

test("the service's errors are passed on with their message, and a service that is down is reported", async () => {
  backEnd.respondWith(json({ message: "uid is taken", details: [{ field: "uid", reason: "taken" }] }, 409));
  const refusal = await send("documents/a/", signedIn);
  expect([refusal.status, await refusal.json()]).toEqual([409, expect.objectContaining({ message: "uid is taken" })]);
  backEnd.respondWith((request) => void request.socket.destroy());
  const down = await send("documents/a/", signedIn);
  expect([down.status, await down.json()]).toEqual([
    502,
    { message: expect.stringMatching(/not responding/), details: [] },
  ]);
});

test("a document of more than 4 MB is rejected with a message", async () => {
  backEnd.respondWith((request, response) => void request.resume().on("end", () => response.writeHead(200).end("{}")));
  const put = (size: number) => send("documents/a/", signedIn, { method: "PUT", body: "a".repeat(size) });
  expect((await put(4 * 1_048_576)).status).toBe(200);
  const result = await put(4 * 1_048_576 + 1);
  expect([result.status, (await result.json()).message]).toEqual([413, expect.stringContaining("4 MB")]);
});

test("the audit log is passed on as it comes, of any length and with its byte order mark", async () => {
  const line = Buffer.alloc(1_048_576, "a");
  backEnd.respondWith((_, response) => {
    response.writeHead(200, { "content-type": "text/csv; charset=utf-8" }).write("\uFEFFtime");
    for (let index = 0; index < 40; index += 1) response.write(line);
    response.end();
  });
  const result = await send("audit/?format=csv", signedIn);
  const bytes = Buffer.from(await result.arrayBuffer());
  expect([result.status, bytes.length]).toEqual([200, 7 + 40 * line.length]);
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});

test("an audit log that breaks off is an error for its reader", async () => {
  backEnd.respondWith((_, response) => {
    response.writeHead(200, { "content-type": "text/csv" }).write("time");
    setImmediate(() => response.destroy());
  });
  await expect(send("audit/", signedIn).then((response) => response.text())).rejects.toThrow();
});

test("an audit log that pauses for too long is an error for its reader, and one that flows is not", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const written = Promise.withResolvers<ServerResponse>();
  backEnd.respondWith((_, response) => {
    response.writeHead(200, { "content-type": "text/csv" }).write("a");
    written.resolve(response);
  });
  const result = await send("audit/", signedIn);
  const reader = result.body?.getReader();
  const response = await written.promise;
  for (let index = 0; index < 3; index += 1) {
    expect((await reader?.read())?.value).toEqual(new Uint8Array(Buffer.from("a")));
    jest.advanceTimersByTime(20_000);
    response.write("a");
  }
  await reader?.read();
  const end = reader?.read();
  jest.advanceTimersByTime(26_000);
  jest.useRealTimers();
  await expect(end).rejects.toThrow("paused");
});

test("signing in redirects to the requested screen, with a cookie limited to the endpoints", async () => {
  backEnd.respondWith(json(session, 201));
  const response = await postForm({ name: "owner", password: "right", from: "/studio/documents/about/" });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/studio/documents/about/"]);
  const [cookie, mark] = response.headers.getSetCookie();
  expect(cookie).toMatch(new RegExp(`^studio=${token}; Path=/api/studio/; HttpOnly; SameSite=Strict; Max-Age=\\d+$`));
  // It tells the screens that there is a session, and nothing about it.
  expect(mark).toMatch(/^studio-open=1; Path=\/studio\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  const secure = await postForm({ name: "owner", password: "right" }, { ...form, "x-forwarded-proto": "https" });
  expect(secure.headers.get("set-cookie")).toMatch(/; Secure$/);
  for (const from of ["https://evil.example/", "//evil.example/studio/", "/about/", "/studio/sign-in/"]) {
    expect((await postForm({ name: "owner", password: "right", from })).headers.get("location")).toBe("/studio/");
  }
});

test("a password that needs a code leads to the form for it, with the ticket in a cookie of the form alone", async () => {
  const ticket = "0123456789abcdefghij.k";
  backEnd.respondWith(json({ ticket, has_app: true, has_passkey: false }, 202));
  const first = await postForm({ name: "Ada Wong", password: "right", from: "/studio/tree/" });
  expect(Object.fromEntries(readProblem(first))).toEqual({ step: "code", name: "Ada Wong", from: "/studio/tree/" });
  expect(first.headers.getSetCookie()).toEqual([
    `studio-step=${ticket}; Path=/api/studio/sign-in/; HttpOnly; SameSite=Strict; Max-Age=600`,
  ]);
  const sent: string[] = [];
  backEnd.respondWith((request, response) => {
    request.on("data", (part) => sent.push(String(part)));
    request.on("end", () => response.writeHead(401, { "content-type": "application/json" }).end('{"message":"no"}'));
  });
  const code = { code: "123456", step: "code", name: "Ada Wong" };
  const second = await postForm(code, { ...form, cookie: `studio-step=${ticket}` });
  expect(JSON.parse(sent.join(""))).toEqual({ ticket, code: "123456" });
  expect(Object.fromEntries(readProblem(second))).toMatchObject({ problem: "code", step: "code" });
  backEnd.respondWith(json({ message: "late" }, 409));
  expect(Object.fromEntries(readProblem(await postForm(code)))).toMatchObject({ problem: "late" });
});

test.each([
  ["a wrong password", json({ message: "no", details: [] }, 401), "wrong"],
  ["too many tries", json({ message: "no", details: [] }, 429), "often"],
  ["a service that fails", json({ message: "no", details: [] }, 500), "down"],
  ["a service that is away", ((request) => void request.socket.destroy()) satisfies RequestListener, "down"],
])("%s leads back to the form, which keeps the name and never the password", async (_, failure, problem) => {
  backEnd.respondWith(failure);
  const response = await postForm({ name: "Ada Wong", password: "secret words", from: "/studio/tree/" });
  expect(response.status).toBe(303);
  const query = readProblem(response);
  expect([query.get("problem"), query.get("name"), query.get("from")]).toEqual([problem, "Ada Wong", "/studio/tree/"]);
  expect(response.headers.get("location")).not.toContain("secret");
  expect(response.headers.get("set-cookie")).toBeNull();
});

test.each([
  ["en", ["locale=en; Path=/; Max-Age=31536000; SameSite=Lax"]],
  ["xx; Path=/", []],
])(
  "the form's language %s is stored if the site has it, and the form keeps screen and name",
  async (locale, cookies) => {
    const response = await postForm({ locale, from: "/studio/tree/", name: "ada", password: "half of it" });
    expect(backEnd.requests).toEqual([]);
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/studio/sign-in/?from=%2Fstudio%2Ftree%2F&name=ada",
    ]);
    expect(response.headers.getSetCookie()).toEqual(cookies);
  },
);

test("a sign-in form posted from another site is rejected", async () => {
  const response = await postForm({ name: "owner", password: "right" }, { ...form, "sec-fetch-site": "cross-site" });
  expect(readProblem(response).get("problem")).toBe("foreign");
  expect(backEnd.requests).toEqual([]);
});

test("signing out ends the session in the service, and in the browser even while the service is down", async () => {
  const signOut = (headers: Record<string, string>) =>
    gateway.signOut(new Request("http://localhost:3000/api/studio/sign-out/", { method: "POST", headers }));
  const response = await signOut(signedIn);
  expect(backEnd.requests).toEqual([`DELETE /content/core/sessions/current Bearer ${token}`]);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/studio/sign-in/"]);
  expect(response.headers.get("set-cookie")).toMatch(/Max-Age=0/);
  backEnd.respondWith((request) => void request.socket.destroy());
  expect((await signOut(signedIn)).headers.get("set-cookie")).toMatch(/Max-Age=0/);
  expect((await signOut({ ...signedIn, "sec-fetch-site": "cross-site" })).status).toBe(403);
});
