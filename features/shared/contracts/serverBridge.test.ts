/** @jest-environment node */
import { parseRevalidationUrl, writeRevalidationUrl } from "./serverBridge.ts";

test.each([
  { kind: "page", path: "/路/?a&b=c/" },
  { kind: "content", change: "published" },
  { kind: "content", change: "loss meant" },
] as const)("the app reads the revalidation %o that the server process wrote", (revalidation) => {
  expect(parseRevalidationUrl(writeRevalidationUrl(revalidation))).toEqual(revalidation);
});
