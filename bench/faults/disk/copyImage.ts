import { execFileSync } from "node:child_process";

/** A copy of an image that is mounted: what a disk holds at that moment, without what waits in memory to be written. */
export function copyImage(image: string): string {
  const copy = `${image}.copy`;
  execFileSync("cp", ["--sparse=always", image, copy]);
  return copy;
}
