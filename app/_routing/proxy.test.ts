/** @jest-environment node */
import { NextRequest } from "next/server";

import { resolvedPageHeader, writeAuthorization } from "@/features/shared/contracts/serverBridge";
import { proxy } from "@/proxy";

import { findAnswer } from "./findAnswer";

jest.mock("./findAnswer", () => ({
  findAnswer: jest.fn(() => Promise.resolve({ kind: "page", to: "/en/about/", status: 200 })),
}));

const ask = async (authorization: string) => {
  const headers = { [resolvedPageHeader]: "404 /en/404/", authorization };
  const response = await proxy(new NextRequest("http://localhost/about/?a=1", { headers }));
  return [response.status, response.headers.get("x-middleware-rewrite")];
};

afterEach(() => (globalThis.halyardServer = undefined));

test("the proxy takes over what the server process resolved, and resolves paths of all others itself", async () => {
  globalThis.halyardServer = {
    token: "token",
    purge: () => Promise.resolve(),
    pageExpired: jest.fn(),
    publish: jest.fn(),
    confirmPreview: jest.fn(),
  };
  expect(await ask(writeAuthorization("token"))).toEqual([404, "http://localhost/en/404/?a=1"]);
  expect(findAnswer).not.toHaveBeenCalled();
  expect(await ask(writeAuthorization("guess"))).toEqual([200, "http://localhost/en/about/?a=1"]);
  expect(findAnswer).toHaveBeenCalledTimes(1);
});
