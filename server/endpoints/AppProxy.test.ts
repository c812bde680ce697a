/** @jest-environment node */
import { setTimeout as delay } from "node:timers/promises";

import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";

const stallMs = 200;
let site: TestSite;

beforeAll(async () => {
  site = await startSite({ stallMs });
});
afterAll(() => site.close());

const read = async () => (await fetch(`http://127.0.0.1:${site.port}/api/echo/`)).text();

async function* writeSlowly(count: number) {
  for (let index = 0; index < count; index += 1) {
    yield `part ${index}\n`;
    await delay(stallMs / 4);
  }
}

test("a response that flows arrives whole, however long it takes", async () => {
  site.framework.chunks = writeSlowly(10);
  expect(await read()).toMatch(/^part 0\n[^]*part 9\n$/);
});

test("a response that stalls ends as a broken one, never as a complete one", async () => {
  const end = Promise.withResolvers<undefined>();
  site.framework.chunks = (async function* stall() {
    yield "part 0\n";
    await end.promise;
  })();
  await expect(read()).rejects.toThrow("terminated");
  end.resolve(undefined);
});
