/** @jest-environment node */
import { cropImage, cropToRatio, getCrop } from "./crop.contract.ts";

const size = { width: 400, height: 200 };

test.each([
  { x: 0, y: 0, width: 100, height: 100 },
  { x: 30, y: 20, width: 370, height: 180 },
])("a part of a picture is the same after it was stored: %j", (rect) => {
  expect(getCrop(cropImage(rect), size)).toEqual(rect);
});

test("a part wider than any page is stored smaller, and is the same part", () => {
  const rect = { x: 1_000, y: 0, width: 7_680, height: 4_000 };
  const stored = cropImage(rect);
  expect(stored.dimensions).toEqual({ width: 3_840, height: 2_000 });
  expect(getCrop(stored, { width: 9_000, height: 4_000 })).toEqual(rect);
});

test.each([
  ["no crop", { edit: { x: 0, y: 0, zoom: 1 }, dimensions: size }],
  ["no size", { edit: { x: -5, y: 0, zoom: 1 } }],
  ["no numbers", { edit: { x: "5", y: 0, zoom: 1 }, dimensions: size }],
  ["a scale of nothing", { edit: { x: 0, y: 0, zoom: 0 }, dimensions: size }],
])("what stores %s shows the whole picture", (_, stored) => {
  expect(getCrop(stored, size)).toBeUndefined();
});

test("a part outside the picture is moved into it", () => {
  const stored = { edit: { x: -900, y: -10, zoom: 1 }, dimensions: { width: 50, height: 500 } };
  expect(getCrop(stored, size)).toEqual({ x: 399, y: 10, width: 1, height: 190 });
});

test.each([
  [
    { x: 0.5, y: 0.5 },
    { x: 100, y: 0, width: 200, height: 200 },
  ],
  [
    { x: 0, y: 0.5 },
    { x: 0, y: 0, width: 200, height: 200 },
  ],
  [
    { x: 0.9, y: 0.5 },
    { x: 200, y: 0, width: 200, height: 200 },
  ],
])("a square with the focal point %j in it is %j", (focal, rect) => {
  expect(cropToRatio(size, 1, focal)).toEqual(rect);
});
