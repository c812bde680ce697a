/** @jest-environment node */
import { SampleColours } from "./SampleColours";

const wire = (body: string) => ({ kind: "call" as const, url: "https://eth.test/", body });
const plain = (text: string) => [{ text, kind: "" }];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("lines have the colours that the server gave them, and others stay plain", async () => {
  const request = jest.fn().mockResolvedValue({
    Go: [
      ["let ", "keyword", "a", ""],
      ["end", "function"],
    ],
  });
  const colours = new SampleColours({ request });
  expect(colours.getLines("Go", "let a\nend")).toEqual([plain("let a"), plain("end")]);
  colours.want(wire("{}"));
  await jest.advanceTimersByTimeAsync(0);
  expect(colours.getLines("Go", "let a\nother\nend")).toEqual([
    [
      { text: "let ", kind: "keyword" },
      { text: "a", kind: "" },
    ],
    plain("other"),
    [{ text: "end", kind: "function" }],
  ]);
  expect(colours.getLines("Rust", "end")).toEqual([plain("end")]);
});

test("samples are requested after a pause in typing, and the same request only once", async () => {
  const request = jest.fn().mockResolvedValue({});
  const colours = new SampleColours({ request });
  for (const body of ["1", "2", "3", "4", "4"]) colours.want(wire(body));
  await jest.advanceTimersByTimeAsync(1_000);
  colours.want(wire("4"));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(request.mock.calls).toEqual([[wire("4")]]);
});

test("a slow answer to an earlier request does not replace the newer one's", async () => {
  const respond: ((lines: Record<string, string[][]>) => void)[] = [];
  const request = () => new Promise<Record<string, string[][]>>((resolve) => respond.push(resolve));
  const colours = new SampleColours({ request });
  for (const body of ["1", "2"]) {
    colours.want(wire(body));
    await jest.advanceTimersByTimeAsync(1_000);
  }
  respond[1]?.({ Go: [["two", "string"]] });
  await jest.advanceTimersByTimeAsync(0);
  respond[0]?.({ Go: [["one", "string"]] });
  await jest.advanceTimersByTimeAsync(0);
  expect([colours.getLines("Go", "one"), colours.getLines("Go", "two")]).toEqual([
    [plain("one")],
    [[{ text: "two", kind: "string" }]],
  ]);
});

test("without an answer, and for a long body, samples stay plain", async () => {
  jest.spyOn(console, "warn").mockImplementationOnce(() => undefined);
  const request = jest.fn().mockRejectedValue(new Error("down"));
  const colours = new SampleColours({ request });
  colours.want(wire("x".repeat(5_000)));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(request).not.toHaveBeenCalled();
  colours.want(wire("1"));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(colours.getLines("Go", "one")).toEqual([plain("one")]);
});
