/** @jest-environment node */
import { createEndpointSchema } from "./createEndpointSchema";

const check = (value: string) =>
  createEndpointSchema(["https://fra.example.com"], "en")
    .validate(value)
    .then(
      (url) => url,
      (error: unknown) => (error instanceof Error ? error.message : ""),
    );

test.each([
  ["nothing", /whole URL/],
  ["http://fra.example.com/", /https/],
  ["https://me:secret@fra.example.com/", /user name/],
  ["https://other.example.com/", /only call https:\/\/fra\.example\.com/],
])("%s may not join, and the visitor reads why", async (value, reason) => {
  expect(await check(value)).toMatch(reason);
});

test("an endpoint at an origin that the page may call joins", async () => {
  expect(await check(" https://fra.example.com/eth/mainnet/KEY ")).toBe("https://fra.example.com/eth/mainnet/KEY");
});
