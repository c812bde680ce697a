/** @jest-environment node */
import type { Person } from "#cms/people/contract.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { messages as auditMessages } from "#cms/audit/messages.ts";

import { parseRoute, writeDocumentPath } from "./screenPaths.ts";
import { StudioStore } from "./StudioStore.ts";

const mockSend = jest.fn();
jest.mock("#cms/http/send.ts", () => ({ send: (path: string) => mockSend(path) }));

const person: Person = { id: "p1", name: "Ada", role: "editor", created: 1 };
const models = { types: [], slices: [], languages: [] };

function makeStore() {
  const findSession = jest.fn((): Promise<Person | undefined> => Promise.resolve(person));
  const leadToSignIn = jest.fn();
  const store = new StudioStore("en", { findSession, loadModels: () => Promise.resolve(models), leadToSignIn });
  return { store, findSession, leadToSignIn };
}

test("without a session the sign-in form opens, without an error message", async () => {
  const { store, findSession, leadToSignIn } = makeStore();
  findSession.mockResolvedValue(undefined);
  await store.start();
  expect(leadToSignIn).toHaveBeenCalledTimes(1);
  expect(store.session).toEqual({ kind: "loading" });
});

test("when the session ends, the Studio asks to sign in again and keeps the open screen", async () => {
  const { store, leadToSignIn } = makeStore();
  await store.start();
  expect(store.noteFailure(new StudioError(401))).toBe(true);
  expect([store.session, store.person]).toEqual([{ kind: "ended", person }, person]);
  expect(leadToSignIn).not.toHaveBeenCalled();
  store.resume(person);
  expect(store.session.kind).toBe("signed-in");
});

test("an open screen notices a session ended elsewhere, a changed role, and a new session", async () => {
  const { store, findSession } = makeStore();
  await store.start();
  findSession.mockRejectedValueOnce(new StudioError(503));
  await store.checkSession();
  expect(store.session).toEqual({ kind: "signed-in", person });
  findSession.mockResolvedValueOnce({ ...person, role: "publisher" });
  await store.checkSession();
  expect(store.can("publisher")).toBe(true);
  findSession.mockResolvedValueOnce(undefined);
  await store.checkSession();
  expect(store.session.kind).toBe("ended");
  await store.checkSession();
  expect(store.session).toEqual({ kind: "signed-in", person });
  findSession.mockResolvedValueOnce({ ...person, id: "p2" });
  await store.checkSession();
  expect(store.session).toEqual({ kind: "ended", person });
});

test("a failure other than an ended session keeps the session", async () => {
  const { store } = makeStore();
  await store.start();
  for (const error of [new StudioError(403), new StudioError(0), new TypeError("x")]) {
    expect(store.noteFailure(error)).toBe(false);
  }
  expect(store.session.kind).toBe("signed-in");
});

test("a service that is down is reported until it responds again", async () => {
  const { store, findSession } = makeStore();
  findSession.mockRejectedValueOnce(new StudioError(0)).mockRejectedValueOnce(new StudioError(503));
  await store.start();
  expect(store.session).toEqual({ kind: "failed", status: 0 });
  const again = store.start();
  expect(store.session.kind).toBe("failed");
  await again;
  expect(store.session).toEqual({ kind: "failed", status: 502 });
  await store.start();
  expect(store.session.kind).toBe("signed-in");
});

test("a language is shown once its words are there, unless another is chosen meanwhile", async () => {
  const { store } = makeStore();
  let respond: (words: Record<string, string>) => void = () => undefined;
  mockSend.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const chinese = store.setLocale("cn");
  expect([store.locale, auditMessages.cn.title]).toEqual(["en", auditMessages.en.title]);
  await store.setLocale("en");
  respond({ "audit.title": "操作记录" });
  await chinese;
  expect(store.locale).toBe("en");
  await store.setLocale("cn");
  expect([store.locale, auditMessages.cn.title]).toEqual(["cn", "操作记录"]);
  expect(mockSend).toHaveBeenCalledTimes(1);
});

test("a role includes the permissions of the roles below it", async () => {
  const { store } = makeStore();
  expect(store.can("editor")).toBe(false);
  await store.start();
  expect([store.can("editor"), store.can("publisher"), store.can("owner")]).toEqual([true, false, false]);
});

test.each([
  ["/studio/", { screen: "list" }],
  ["/studio/tree/", { screen: "tree" }],
  [writeDocumentPath("a b/c"), { screen: "document", id: "a b/c" }],
  ["/studio/at/", { screen: "at", path: "/" }],
  ["/studio/at/cn/%E5%85%B3/", { screen: "at", path: "/cn/关/" }],
  ["/studio/at/%/", { screen: "missing" }],
  ["/studio/documents/", { screen: "missing" }],
  ["/studio/tree/more/", { screen: "missing" }],
  ["/studio/constructor/", { screen: "missing" }],
])("the path %s is a screen", (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});
