/** @jest-environment node */
import { Hono } from "hono";

import { mount } from "./mount.ts";
import type { Service } from "./service.ts";

const service = (name: string, check: () => Promise<void> = async () => undefined): Service => ({
  name,
  app: new Hono().get(`/${name}`, () => {
    throw new Error("the part of visitor@example.com broke");
  }),
  check,
  close: async () => undefined,
});
const request = async (app: Hono, path: string) => {
  const response = await app.request(path);
  const body: unknown = await response.json();
  return { status: response.status, body };
};

test.each(["/health", "/healthz"])(
  "%s answers 200 while the process runs, also when services are not ready",
  async (path) => {
    const app = mount([service("one", () => Promise.reject(new Error("down")))]);
    expect(await request(app, path)).toEqual({ status: 200, body: { status: "up" } });
  },
);

test.each(["/ready", "/readyz"])("%s names the services that are not ready or hang", async (path) => {
  expect(await request(mount([service("one")]), path)).toEqual({ status: 200, body: { status: "ready", failed: [] } });
  const app = mount(
    [
      service("one"),
      service("two", () => Promise.reject(new Error("no database"))),
      service("three", () => new Promise(() => undefined)),
    ],
    { limit: 20 },
  );
  const failed = [
    { service: "two", reason: "no database" },
    { service: "three", reason: "no answer within 20 ms" },
  ];
  expect(await request(app, path)).toEqual({ status: 503, body: { status: "not ready", failed } });
});

test("what a service works without is named, and it stays ready", async () => {
  const tries: boolean[] = [];
  const findDegraded = async ({ isTried }: { isTried: boolean }) => {
    tries.push(isTried);
    return "The files are away";
  };
  const app = mount([service("one"), { ...service("two"), findDegraded }]);
  const degraded = [{ service: "two", reason: "The files are away" }];
  expect(await request(app, "/ready")).toMatchObject({ status: 200, body: { status: "ready", degraded } });
  expect(await request(app, "/health")).toMatchObject({ status: 200, body: { status: "up", degraded } });
  expect(tries).toEqual([true, false]);
  const hanging = { ...service("three"), findDegraded: () => new Promise<undefined>(() => undefined) };
  const late = [{ service: "three", reason: "no answer within 20 ms" }];
  expect((await request(mount([hanging], { limit: 20 }), "/ready")).body).toMatchObject({ degraded: late });
});

test("unknown paths and internal errors are answered with JSON, and logs contain no e-mail address", async () => {
  const lines: string[] = [];
  const write = jest.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const app = mount([service("one")]);
  expect(await request(app, "/nothing")).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
  expect(await request(app, "/one")).toEqual({
    status: 500,
    body: { error: { code: "internal", message: "An internal error occurred." } },
  });
  write.mockRestore();
  expect(lines.join("")).toContain("request failed");
  expect(lines.join("")).not.toContain("visitor@example.com");
});

test("a body above every limit is rejected with a message", async () => {
  const app = mount([service("one")]);
  const response = await app.request("/one", { method: "POST", body: new Uint8Array(33 * 1024 * 1024) });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({
    error: { code: "too_large", message: "The body may have at most 33554432 bytes." },
  });
});
