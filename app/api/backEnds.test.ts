/** @jest-environment node */
import { failures, shortenLimits, startBackEnd } from "@/features/shared/testing/startBackEnd";
import type { BackEnd } from "@/features/shared/testing/startBackEnd";

let backEnd: BackEnd;
let endpoints: Record<string, () => Promise<Response>>;

beforeAll(async () => {
  backEnd = await startBackEnd();
  process.env.PLATFORM_API_URL = backEnd.url;
  process.env.AVAILABILITY_API_URL = backEnd.url;
  const [nodes, plans, prices, account, blocks] = await Promise.all([
    import("./nodes/route"),
    import("./plans/route"),
    import("./prices/[chain]/route"),
    import("./account/route"),
    import("./blocks/route"),
  ]);
  const visit = new Request("http://localhost:3000/api/account/", { headers: { cookie: "accessToken=abcdefgh1234" } });
  endpoints = {
    nodes: nodes.GET,
    plans: plans.GET,
    blocks: blocks.GET,
    prices: () => prices.GET(visit, { params: Promise.resolve({ chain: "eth" }) }),
    account: () => account.GET(visit),
  };
});
afterAll(() => backEnd.close());
beforeEach(() => {
  shortenLimits(backEnd);
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

describe.each(["nodes", "plans", "prices", "account", "blocks"])("GET /api/%s/", (name) => {
  test.each(Object.entries(failures))("says so while the back end %s", async (_, failure) => {
    backEnd.respondWith(failure);
    const response = await endpoints[name]?.();
    expect(response?.status).toBe(503);
    expect(await response?.json()).toEqual({ error: { code: "unavailable", message: expect.any(String) } });
  });
});
