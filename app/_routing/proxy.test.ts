/** @jest-environment node */
import { NextRequest } from "next/server";

import { makeServerBridge } from "@/app/_routing/testing/makeServerBridge";
import { env } from "@/features/shared/env";
import { proxy } from "@/proxy";

import { findResponse } from "./findResponse";

jest.mock("./findResponse", () => ({
  findResponse: jest.fn(() => Promise.resolve({ kind: "page", to: "/en/about/", status: 200 })),
}));

const send = async () => {
  const response = await proxy(new NextRequest("http://localhost/about/?a=1"));
  return [response.status, response.headers.get("x-middleware-rewrite")];
};

afterEach(() => (globalThis.halyardServer = undefined));

test("the proxy follows the server process's resolution of a path, and resolves all others itself", async () => {
  globalThis.halyardServer = makeServerBridge({ kind: "page", page: { path: "/en/404/", status: 404 } });
  expect(await send()).toEqual([404, "http://localhost/en/404/?a=1"]);
  expect(findResponse).not.toHaveBeenCalled();
  globalThis.halyardServer = makeServerBridge({ kind: "page", page: undefined });
  expect(await send()).toEqual([200, "http://localhost/en/about/?a=1"]);
  expect(findResponse).toHaveBeenCalledTimes(1);
});

test("a name with an ending is a file's, unless it leads to a page", async () => {
  const responses = [
    { kind: "redirect" as const, to: "/about/", status: 308 },
    { kind: "redirect" as const, to: "/about.html/", status: 308 },
    { kind: "page" as const, to: "/en/404/", status: 404 },
  ];
  const locations = [];
  for (const response of responses) {
    jest.mocked(findResponse).mockResolvedValueOnce(response);
    const { headers } = await proxy(new NextRequest("http://localhost/about.html"));
    locations.push(headers.get("location") ?? headers.get("x-middleware-next"));
  }
  expect(locations).toEqual(["http://localhost/about/", "1", "1"]);
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
