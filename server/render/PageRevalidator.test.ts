/** @jest-environment node */
import { setImmediate as turn } from "node:timers/promises";

import { AppBridge } from "../AppBridge.ts";
import type { Handler } from "../http/inject.ts";
import { PageRevalidator } from "./PageRevalidator.ts";

const asked: string[] = [];
const createRevalidator = (handler: Handler) =>
  new PageRevalidator(new AppBridge({ handler, clean: { host: "localhost" } }));
const isWaiting = (done: Promise<void>) => Promise.race([done.then(() => false), turn(true)]);
beforeEach(() => void (asked.length = 0));

test("concurrent revalidations of a page share one request until the framework has expired it", async () => {
  const revalidator = createRevalidator(async (request, response) => {
    asked.push(`${request.method} ${request.url} ${String(request.headers.authorization).slice(0, 7)}`);
    response.end();
  });
  const both = Promise.all([revalidator.revalidate("/about/"), revalidator.revalidate("/about/")]).then(
    () => undefined,
  );
  expect(await isWaiting(both)).toBe(true);
  revalidator.pageExpired("/nodes/");
  expect(await isWaiting(both)).toBe(true);
  revalidator.pageExpired("/about/");
  await both;
  expect(asked).toEqual(["POST /api/revalidate/?page=%2Fabout%2F Bearer "]);
});

test("an expiry before the response is noticed, and the next revalidation is a new request", async () => {
  const revalidator: PageRevalidator = createRevalidator(async (request, response) => {
    asked.push(request.url ?? "");
    revalidator.pageExpired("/about/");
    response.end();
  });
  await revalidator.revalidate("/about/");
  await revalidator.revalidate("/about/");
  expect(asked).toHaveLength(2);
});

test("a failed revalidation is logged and does not wait", async () => {
  const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  await createRevalidator(async (_request, response) => void response.writeHead(503).end()).revalidate("/about/");
  expect(log.mock.calls.join()).toContain("/api/revalidate/ answered 503");
});
