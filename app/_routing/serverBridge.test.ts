/** @jest-environment node */
import { makeServerBridge } from "@/app/_routing/testing/makeServerBridge";

import { getResolvedPage } from "./serverBridge";

afterEach(() => (globalThis.halyardServer = undefined));

test("only a request of the server process for a page has a resolved path", () => {
  const page = { path: "/en/about/", status: 200 };
  expect(getResolvedPage()).toBeUndefined();
  globalThis.halyardServer = makeServerBridge();
  expect(getResolvedPage()).toBeUndefined();
  globalThis.halyardServer = makeServerBridge({ kind: "page", page });
  expect(getResolvedPage()).toEqual(page);
  globalThis.halyardServer = makeServerBridge({ kind: "routes" });
  expect(getResolvedPage()).toBeUndefined();
});
