/** @jest-environment node */
import { env } from "@/features/shared/env";

import { isWebhookSecret } from "./revalidation";

const environment = { ...env };
afterEach(() => void Object.assign(env, environment));

test("while the webhook's secret is replaced, the old one and the new one are taken, and no other", () => {
  Object.assign(env, { PRISMIC_WEBHOOK_SECRET: "new", PRISMIC_WEBHOOK_SECRET_PREVIOUS: "old" });
  expect(["new", "old", "older", "", undefined].map(isWebhookSecret)).toEqual([true, true, false, false, false]);
});

test("without a configured secret none is accepted", () => {
  Object.assign(env, { PRISMIC_WEBHOOK_SECRET: undefined, PRISMIC_WEBHOOK_SECRET_PREVIOUS: undefined });
  expect(["", "new", undefined].map(isWebhookSecret)).toEqual([false, false, false]);
});
