/** @jest-environment node */
import type * as Waiting from "./waitForRepository";

let waitForRepository: (typeof Waiting)["waitForRepository"];

const quick = { maxMs: 100, intervalMs: 5 };

beforeEach(async () => {
  jest.resetModules();
  jest.spyOn(console, "warn").mockImplementation();
  ({ waitForRepository } = await import("./waitForRepository"));
});
afterEach(() => jest.restoreAllMocks());

test("a build continues as soon as the repository responds, and logs once that it waits", async () => {
  let calls = 0;
  const read = () => (++calls < 4 ? Promise.reject(new Error("ECONNREFUSED")) : Promise.resolve("ref"));
  expect(await waitForRepository(read, quick)).toBe("ref");
  expect(jest.mocked(console.warn).mock.calls).toEqual([[expect.stringContaining("the build waits")]]);
});

test("a build without a repository fails with instructions, and does not wait twice", async () => {
  const read = jest.fn(() => Promise.reject(new Error("ECONNREFUSED")));
  await expect(waitForRepository(read, quick)).rejects.toThrow(/did not answer for 0\.1 s\. Run .*npm run services/);
  const calls = read.mock.calls.length;
  await expect(waitForRepository(read, quick)).rejects.toThrow("PRISMIC_REPOSITORY");
  expect(read).toHaveBeenCalledTimes(calls);
});

test("a build does not wait for a missing or forbidden repository", async () => {
  const { ForbiddenError, RepositoryNotFoundError } = await import("@prismicio/client");
  for (const error of [
    new ForbiddenError("no", "url", undefined),
    new RepositoryNotFoundError("no", "url", undefined),
  ]) {
    const read = jest.fn(() => Promise.reject(error));
    await expect(waitForRepository(read, quick)).rejects.toBe(error);
    expect(read).toHaveBeenCalledTimes(1);
  }
});
