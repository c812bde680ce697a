/** @jest-environment node */
import { getCrop } from "#cms/files/crop.contract.ts";

import { imageUrl, withCrop } from "./images.ts";

const image = { id: "a", url: "a.png", alt: "A" };
const size = { width: 1200, height: 800 };

test("a crop is stored in Prismic's format and read back unchanged", () => {
  const part = { x: 300, y: 100, width: 600, height: 400 };
  const cropped = withCrop(image, part, size);
  expect(cropped).toMatchObject({
    url: "a.png",
    edit: { x: -300, y: -100, zoom: 1 },
    dimensions: { width: 600, height: 400 },
  });
  expect(getCrop(cropped, size)).toEqual(part);
  expect(imageUrl(cropped, 640)).toBe("/api/images/a.png?rect=300,100,600,400&w=640");
});

test("a crop of the whole picture is stored as no crop", () => {
  const uncropped = withCrop(image, { x: 0, y: 0, ...size }, size);
  expect(getCrop(uncropped, size)).toBeUndefined();
  expect(imageUrl(image)).toBe("/api/images/a.png");
});
