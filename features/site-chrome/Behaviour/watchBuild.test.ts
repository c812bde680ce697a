import { watchBuild, isNewerBuild } from "./watchBuild";

const respond = (buildId: string) => Promise.resolve({ ok: true, json: () => Promise.resolve({ buildId }) });

let leaving: AbortController;
beforeEach(() => {
  jest.useFakeTimers();
  leaving = new AbortController();
  document.documentElement.dataset.build = "one";
  // jsdom has neither.
  AbortSignal.any = () => leaving.signal;
  AbortSignal.timeout = () => leaving.signal;
});
afterEach(() => {
  leaving.abort();
  jest.useRealTimers();
  delete document.documentElement.dataset.newerBuild;
  delete document.documentElement.dataset.build;
});

test("a newer build is noticed within five minutes", async () => {
  const latest = ["one", "one", "two"];
  const fetchMock = jest.fn(() => respond(latest.shift() ?? "two"));
  Object.assign(globalThis, { fetch: fetchMock });
  watchBuild(leaving.signal);
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(isNewerBuild()).toBe(false);
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(isNewerBuild()).toBe(true);
  expect(fetchMock).toHaveBeenCalledTimes(3);
});

test("an answer that is none changes nothing", async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("offline")) });
  watchBuild(leaving.signal);
  await jest.advanceTimersByTimeAsync(20 * 60_000);
  expect(isNewerBuild()).toBe(false);
});

test("a page whose scripts come after an upgrade knows that it belongs to the build before", async () => {
  Object.assign(globalThis, { fetch: () => respond("two") });
  watchBuild(leaving.signal);
  await jest.advanceTimersByTimeAsync(0);
  expect(isNewerBuild()).toBe(true);
});
