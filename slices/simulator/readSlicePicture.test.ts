/** @jest-environment node */
import { readSlicePicture } from "./readSlicePicture";

test("each slice has a picture for each variation, and nothing else can be read", async () => {
  expect((await readSlicePicture("hero", "media"))?.subarray(1, 4).toString()).toBe("PNG");
  expect(await readSlicePicture("hero", "../../../package")).toBeUndefined();
  expect(await readSlicePicture("..", "default")).toBeUndefined();
});
