/** @jest-environment node */
import { Hono } from "hono";

import { requireWriteToken } from "./guard.server.ts";

test("the write limit keeps working when the clock is set back", async () => {
  const app = new Hono();
  app.post(
    "/",
    requireWriteToken({
      ...{ token: "writer", acceptToken: async () => true },
      repositoryName: "halyard",
      member: "message",
    }),
    (context) => context.text(""),
  );
  const write = async () =>
    (await app.request("/", { method: "POST", headers: { authorization: "Bearer writer" } })).status;
  expect(await write()).toBe(200);
  const earlier = Date.now() - 3_600_000;
  jest.spyOn(Date, "now").mockReturnValue(earlier);
  expect(await write()).toBe(200);
  jest.restoreAllMocks();
});
