/** @jest-environment node */
import { resolvedPageHeader, writeAuthorization } from "@/features/shared/contracts/serverBridge";

import { readResolvedPage } from "./serverBridge";

const page = (authorization?: string) =>
  readResolvedPage(
    new Request("http://localhost/about/", {
      headers: { [resolvedPageHeader]: "200 /en/about/", ...(authorization ? { authorization } : {}) },
    }),
  );

afterEach(() => (globalThis.halyardServer = undefined));

test("only the server process may say which page a path is", () => {
  expect(page(writeAuthorization("token"))).toBeUndefined();
  globalThis.halyardServer = {
    token: "token",
    purge: () => Promise.resolve(),
    pageExpired: jest.fn(),
    publish: jest.fn(),
    confirmPreview: jest.fn(),
  };
  expect(page(writeAuthorization("token"))).toEqual({ path: "/en/about/", status: 200 });
  expect([page(), page(writeAuthorization("guess"))]).toEqual([undefined, undefined]);
});
