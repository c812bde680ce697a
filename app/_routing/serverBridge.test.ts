/** @jest-environment node */
import { makeServerBridge } from "@/app/_routing/testing/makeServerBridge";
import { resolvedPageHeader, writeAuthorization } from "@/features/shared/contracts/serverBridge";

import { readResolvedPage } from "./serverBridge";

const page = (authorization?: string) =>
  readResolvedPage(
    new Request("http://localhost/about/", {
      headers: { [resolvedPageHeader]: "200 /en/about/", ...(authorization ? { authorization } : {}) },
    }),
  );

afterEach(() => (globalThis.halyardServer = undefined));

test("only the server process may pass a resolved path", () => {
  expect(page(writeAuthorization("token"))).toBeUndefined();
  globalThis.halyardServer = makeServerBridge();
  expect(page(writeAuthorization("token"))).toEqual({ path: "/en/about/", status: 200 });
  expect([page(), page(writeAuthorization("guess"))]).toEqual([undefined, undefined]);
});
