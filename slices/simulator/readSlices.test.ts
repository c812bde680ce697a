/** @jest-environment node */
import { compressToEncodedURIComponent } from "lz-string";

import { readSlices } from "./readSlices";

const slice = { slice_type: "hero", variation: "default", primary: {}, items: [] };
const toState = (slices: unknown) => compressToEncodedURIComponent(JSON.stringify(slices));

test("the simulator reads the state an editor's tool sends", () => {
  const page = Array.from({ length: 60 }, (_, index) => ({ ...slice, slice_type: `type_${index % 5}` }));
  expect(readSlices(toState(page))).toEqual(page);
  expect(readSlices(undefined)).toEqual([]);
});

describe("the simulator rejects", () => {
  test("a short state that expands to millions of characters", () => {
    const state = toState([{ ...slice, primary: { title: "a".repeat(2_000_000) } }]);
    expect(state.length).toBeLessThan(20_000);
    expect(readSlices(state)).toBeUndefined();
  });

  test("a state with hundreds of slices", () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ ...slice, slice_type: `type_${index}` }));
    expect(readSlices(toState(many))).toBeUndefined();
  });

  test("a state with dozens of slices of one type", () => {
    expect(readSlices(toState(new Array(30).fill(slice)))).toBeUndefined();
  });
});

test("a state that is no list of slices is rejected", () => {
  jest.spyOn(console, "warn").mockReturnValue();
  for (const state of [toState({ slice_type: "hero" }), toState([null]), "nonsense"]) {
    expect(readSlices(state) ?? []).toEqual([]);
  }
});

test("a page of hundreds of slices is read when most of them are unchanged", () => {
  const unchanged = Array.from({ length: 300 }, (_, index) => ({ slice_type: "preview_kept", id: `hero$${index}` }));
  const page = [...unchanged, slice, { slice_type: "preview_state", id: "1" }];
  expect(readSlices(toState(page))).toEqual(page);
  expect(readSlices(toState([...unchanged, ...unchanged]))).toBeUndefined();
});
