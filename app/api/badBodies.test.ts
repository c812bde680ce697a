/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

// A module of another kind, which is not needed here.
jest.mock("@/features/shared/ui/Code/highlight", () => ({}));

type Handler = (request: Request, context: { params: Promise<{ form: string }> }) => Promise<Response>;

/** Endpoints that read JSON themselves. */
const readers: Record<string, () => Promise<Handler>> = {
  analytics: async () => (await import("./analytics/route")).POST,
  "console/samples": async () => (await import("./console/samples/route")).POST,
  "forms/[form]": async () => (await import("./forms/[form]/route")).POST,
  revalidate: async () => (await import("./revalidate/route")).POST,
  vitals: async () => (await import("./vitals/route")).POST,
};

/** Endpoints that hand the bytes to a back end, which reads them. */
const relays = [
  "account/keys",
  "account/keys/[id]",
  "account/keys/[id]/replace",
  "console/[chain]/[network]/[interface]",
  "console/[chain]/[network]/[interface]/batch",
  "faucet/[id]/claims",
  "studio/[...path]",
];

/** Endpoints that take a form's own encoding only, or read no body. */
const formReaders = [
  "account/keys/form",
  "account/session",
  "account/sign-out",
  "console",
  "console/[chain]",
  "exit-preview",
  "forms/confirm",
  "forms/leave",
  "studio/sign-in",
  "studio/sign-in/passkey",
  "studio/sign-out",
];

beforeAll(() => {
  process.env.ANALYTICS_TOKEN = "project-token";
});
afterEach(() => jest.restoreAllMocks());

test("the tables name every endpoint that takes a body", () => {
  const routes = globSync("app/api/**/route.ts").filter((file) =>
    /^export .*\b(?:POST|PUT|PATCH)\b/m.test(readFileSync(file, "utf8")),
  );
  const names = routes.map((file) => file.replace(/^app\/api\/(.+)\/route\.ts$/, "$1"));
  expect(names.toSorted()).toEqual([...Object.keys(readers), ...relays, ...formReaders].toSorted());
});

const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;

describe.each(Object.keys(readers))("POST /api/%s/", (name) => {
  test.each([
    ["nothing", ""],
    ["half of JSON", "{"],
    ["deep nesting", `{"values":${deep.slice(9_000, 11_000)}}`],
    ["__proto__", '{"values":{"__proto__":{}}}'],
    ["constructor", '{"constructor":{}}'],
    ["hasOwnProperty", '{"values":{},"hasOwnProperty":1}'],
    ["another encoding", new Uint8Array([0x22, 0xe9, 0x22])],
  ])("rejects %s with a sentence and without a stack in the log", async (_, body) => {
    const logs = (["error", "warn"] as const).map((level) => jest.spyOn(console, level).mockReturnValue());
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
    const request = new Request(`http://site.test/api/${name}/`, { method: "POST", headers, body });
    const handler = await readers[name]?.();
    const response = await handler?.(request, { params: Promise.resolve({ form: "contact" }) });
    expect(response?.status).toBe(400);
    expect(await response?.json()).toEqual({
      error: { code: expect.any(String), message: expect.stringMatching(/^[A-Z].+\.$/) },
    });
    expect(logs.flatMap(({ mock }) => mock.calls.flat()).filter((part) => part instanceof Error)).toEqual([]);
  });
});
