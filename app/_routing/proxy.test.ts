/** @jest-environment node */
import { NextRequest } from "next/server";

import { makeServerBridge } from "@/app/_routing/testing/makeServerBridge";
import { resolvedPageHeader, writeAuthorization } from "@/features/shared/contracts/serverBridge";
import { env } from "@/features/shared/env";
import { proxy } from "@/proxy";

import { findAnswer } from "./findAnswer";

jest.mock("./findAnswer", () => ({
  findAnswer: jest.fn(() => Promise.resolve({ kind: "page", to: "/en/about/", status: 200 })),
}));

const send = async (authorization: string) => {
  const headers = { [resolvedPageHeader]: "404 /en/404/", authorization };
  const response = await proxy(new NextRequest("http://localhost/about/?a=1", { headers }));
  return [response.status, response.headers.get("x-middleware-rewrite")];
};

afterEach(() => (globalThis.halyardServer = undefined));

test("the proxy accepts resolved paths from the server process only, and resolves all others itself", async () => {
  globalThis.halyardServer = makeServerBridge();
  expect(await send(writeAuthorization("token"))).toEqual([404, "http://localhost/en/404/?a=1"]);
  expect(findAnswer).not.toHaveBeenCalled();
  expect(await send(writeAuthorization("guess"))).toEqual([200, "http://localhost/en/about/?a=1"]);
  expect(findAnswer).toHaveBeenCalledTimes(1);
});

test("without the server process a page has a policy, and HSTS when the site's URL is https", async () => {
  const send = async () => (await proxy(new NextRequest("http://localhost/about/"))).headers;
  const plain = await send();
  expect(plain.get("content-security-policy")).toMatch(
    /default-src 'none'; script-src 'self' 'unsafe-inline'; .*frame-ancestors 'none'/,
  );
  expect(plain.get("strict-transport-security")).toBeNull();
  jest.replaceProperty(env, "SITE_URL", "https://www.example.com");
  expect((await send()).get("strict-transport-security")).toMatch(/^max-age=\d{8};/);
  jest.restoreAllMocks();
});
