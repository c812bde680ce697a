/** @jest-environment node */
import { PrismicError } from "@prismicio/client";
import type { Ref } from "@prismicio/client";

import { findSiteRef } from "./findSiteRef";

const named = (ref: string): Ref => ({ id: ref, ref, label: ref, isMasterRef: false });

const reader = () => ({
  getMasterRef: async () => named("master-ref"),
  getReleaseByID: async (id: string) => {
    if (id === "gone") throw new PrismicError(`Release with ID "gone" could not be found.`, undefined, undefined);
    if (id === "down") throw new TypeError("fetch failed");
    return named(`by-id-${id}`);
  },
  getReleaseByLabel: async (label: string) => named(`by-label-${label}`),
});

test.each([
  ["master", "master-ref"],
  ["release:abc", "by-id-abc"],
  ["label:Spring launch", "by-label-Spring launch"],
  ["ref:xY1~zK2", "xY1~zK2"],
])("the mode %s reads %s", async (mode, ref) => {
  expect(await findSiteRef(reader(), mode)).toBe(ref);
});

test("the published content replaces a missing release, with a warning at most every five seconds", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  expect(await findSiteRef(reader(), "release:gone")).toBe("master-ref");
  expect(await findSiteRef(reader(), "release:gone")).toBe("master-ref");
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test("an unresponsive repository is an outage, not a missing release", async () => {
  await expect(findSiteRef(reader(), "release:down")).rejects.toThrow("fetch failed");
});
