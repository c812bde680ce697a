/** @jest-environment node */
import { describeNative, listNativeLibraries, nativeComponents } from "./nativeLibraries.ts";

test("the LGPL library that scales pictures is named with its version and licence", () => {
  const libraries = listNativeLibraries();
  const libvips = libraries.find(({ name }) => name === "libvips");
  expect(libvips).toMatchObject({ licence: "LGPLv3", version: expect.stringMatching(/^8\.\d+\.\d+$/) });
  // Part of libvips.
  expect(libraries.filter(({ version }) => version === "unknown").map(({ name }) => name)).toEqual(["libnsgif"]);
  expect(describeNative(libraries)).toMatch(/^- libvips 8\.\S+: LGPLv3 \(in @img\/sharp-libvips-/m);
  expect(nativeComponents(libraries)).toContainEqual(
    expect.objectContaining({
      purl: `pkg:generic/libvips@${libvips?.version}`,
      licenses: [{ license: { name: "LGPLv3" } }],
    }),
  );
});

test("where sharp is not installed, nothing is named", () => {
  expect(describeNative(listNativeLibraries("no/such/folder"))).toBe("");
});
