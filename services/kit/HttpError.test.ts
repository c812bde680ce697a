/** @jest-environment node */
import { Hono } from "hono";

import { errorHandler, HttpError } from "./HttpError.ts";
import { StorageFull } from "./StorageFull.ts";

class ForeignError extends HttpError {
  override get body() {
    return { status_message: this.message };
  }
}

const full = { code: "storage_full", message: new StorageFull().message, retryAfterSeconds: 60 };

test.each([
  [
    new HttpError(422, "invalid", "No.", { field: "name" }),
    [422, null, { error: { code: "invalid", message: "No.", field: "name" } }],
  ],
  [
    new HttpError(429, "busy", "Later.", { retryAfterSeconds: 7 }),
    [429, "7", { error: { code: "busy", message: "Later.", retryAfterSeconds: 7 } }],
  ],
  [new ForeignError(404, "", "None."), [404, null, { status_message: "None." }]],
  [new Error("failed", { cause: Object.assign(new Error("disk"), { code: "ENOSPC" }) }), [507, "60", { error: full }]],
])("%s is sent with its status, its wait and its body", async (error, expected) => {
  const app = new Hono();
  app.onError(errorHandler("test"));
  app.get("/", () => {
    throw error;
  });
  const response = await app.request("/");
  expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual(expected);
});
