/** @jest-environment node */
import { env } from "@/features/shared/env";

import { isWebhookSecret } from "./revalidation";

afterEach(() => jest.restoreAllMocks());

test("while the webhook's secret is replaced, the old one and the new one are taken, and no other", () => {
  jest.replaceProperty(env, "PRISMIC_WEBHOOK_SECRET", "new");
  jest.replaceProperty(env, "PRISMIC_WEBHOOK_SECRET_PREVIOUS", "old");
  expect(["new", "old", "older", "", undefined].map(isWebhookSecret)).toEqual([true, true, false, false, false]);
});

test("without a configured secret none is taken", () => {
  jest.replaceProperty(env, "PRISMIC_WEBHOOK_SECRET", undefined);
  jest.replaceProperty(env, "PRISMIC_WEBHOOK_SECRET_PREVIOUS", undefined);
  expect(["", "new", undefined].map(isWebhookSecret)).toEqual([false, false, false]);
});
