/** @jest-environment node */
import { listSamples } from "@/features/console/call/compose";

import { colourSamples } from "./colourSamples";

// The highlighter is a module that Jest does not load; what it does is seen in the browser's tests.
let mockTakes = 0;
jest.mock("@/features/shared/ui/Code/highlight", () => ({
  highlight: (code: string, language: string) => {
    jest.advanceTimersByTime(mockTakes);
    return Promise.resolve(code.split("\n").map((text) => [{ text, kind: language }]));
  },
}));

const post = (body: unknown) =>
  colourSamples(
    new Request("http://site.test/", { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) }),
  );
const wire = { kind: "call", url: "https://eth.test/KEY", body: '{"id":1}' } as const;

beforeEach(() => jest.useFakeTimers({ now: Date.now() + 60_000 }));
afterEach(() => jest.useRealTimers());

test.each([wire, { ...wire, body: undefined }, { ...wire, kind: "subscription" as const }])(
  "every sample comes whole, in its own language: %j",
  async (one) => {
    const response = await (await post(one)).json();
    for (const { label, language, code } of listSamples(one))
      expect(response[label]).toEqual(code.split("\n").map((text) => [text, language]));
  },
);

test.each([
  ["no JSON", "{", 400],
  ["a body that is no JSON", { ...wire, body: "{" }, 400],
  ["another kind", { ...wire, kind: "other" }, 422],
  ["a long body", { ...wire, body: "1".repeat(4_001) }, 422],
  ["far too much", "x".repeat(20_000), 413],
])("%s is refused", async (_, body, status) => {
  jest.setSystemTime(Date.now() + 2_000);
  expect((await post(body)).status).toBe(status);
});

test("many cheap requests are answered; expensive ones are rejected until a second has passed", async () => {
  jest.setSystemTime(Math.ceil(Date.now() / 1_000) * 1_000 + 10_000);
  const quick = await Promise.all(Array.from({ length: 25 }, () => post(wire)));
  expect(quick.map(({ status }) => status)).toEqual(new Array(25).fill(200));
  mockTakes = 25;
  const slow: number[] = [];
  for (let one = 0; one < 5; one += 1) slow.push((await post(wire)).status);
  mockTakes = 0;
  // Five samples each: 125 milliseconds of the 250.
  expect(slow).toEqual([200, 200, 429, 429, 429]);
  jest.setSystemTime(Date.now() + 1_000);
  expect((await post(wire)).status).toBe(200);
});
