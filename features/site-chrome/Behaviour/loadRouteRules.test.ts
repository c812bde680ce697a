import { loadRouteRules } from "./loadRouteRules";

const matcher = [
  { source: "/old/", destination: "/about/", statusCode: 308 },
  { source: "/路/", destination: "/新/", statusCode: 308 },
  { source: "/plans/", destination: "/pricing/?chain=eth#plans", statusCode: 308 },
  { source: "/away/", destination: "https://example.org/", statusCode: 307 },
];
const fetched = jest.fn();
let leaving: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  fetched.mockResolvedValue({ ok: true, json: async () => ({ buildId: "one", matcher }) });
  leaving = new AbortController();
  Object.assign(globalThis, { fetch: fetched });
  // jsdom has neither.
  AbortSignal.any = () => leaving.signal;
  AbortSignal.timeout = () => leaving.signal;
});
afterEach(() => {
  leaving.abort();
  jest.useRealTimers();
});

test.each([
  ["/old/?a=1#b", "/about/?a=1#b"],
  ["/%E8%B7%AF/", "/%E6%96%B0/"],
  ["/plans/?a=1#b", "/pricing/?chain=eth&a=1#plans"],
  ["/faq/?q", "/faq/?q"],
  ["/%zz/", "/%zz/"],
  ["/constructor/", "/constructor/"],
  ["/away/", undefined],
])("%s is followed to %s, as the manifest of the page's build says", async (href, target) => {
  const rules = loadRouteRules("one", leaving.signal);
  await rules.ready();
  expect(rules.ready()).toBeUndefined();
  expect(rules.follow(href)).toBe(target);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/builds/meta/one.json"]);
});

test("rules are read again when they are used after a minute, and stay where that fails", async () => {
  const rules = loadRouteRules("one", leaving.signal);
  await rules.ready();
  fetched.mockRejectedValue(new TypeError("offline"));
  await jest.advanceTimersByTimeAsync(60_001);
  rules.follow("/faq/");
  await jest.advanceTimersByTimeAsync(0);
  expect([fetched.mock.calls.length, rules.follow("/old/")]).toEqual([2, "/about/"]);
});

test("a missing manifest delays navigation by 300 ms at most", async () => {
  fetched.mockReturnValue(new Promise(() => undefined));
  const rules = loadRouteRules("one", leaving.signal);
  let isOver = false;
  void rules.ready()?.then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(300);
  expect([isOver, rules.follow("/old/")]).toEqual([true, "/old/"]);
});
