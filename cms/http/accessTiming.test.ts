/** @jest-environment node */
import crypto from "node:crypto";

import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await content?.close();
  content = undefined;
});

// An open repository compares only a token that is sent; without one only the right to read releases is checked.
test.each([
  ["content", "open", "?access_token=readex", 401],
  ["releases", "public", "", 200],
] as const)(
  "the time an answer takes tells nothing about the token that reads %s",
  async (_, visibility, query, status) => {
    const compared = jest.spyOn(crypto, "timingSafeEqual");
    content = await startContent([], { visibility });
    expect((await fetch(content.endpoint + query)).status).toBe(status);
    expect(compared).toHaveBeenCalled();
  },
);
