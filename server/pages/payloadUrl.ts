import { createHash } from "node:crypto";

/** URL of a page's payload. It contains the build id: payload and scripts of different builds are incompatible. */
export function writePayloadUrl(build: string, key: string, data: string): string {
  const hash = createHash("sha256").update(data).digest("base64url").slice(0, 16);
  return `/_next/flight/${build}/${hash}.js?page=${encodeURIComponent(key)}`;
}

const pattern = /^\/_next\/flight\/([\w-]+)\/[\w-]+\.js$/;

/** The build id of a payload's path; `undefined` for every other path. */
export const parsePayloadBuild = (path: string) => pattern.exec(path)?.[1];

/** Whether a path is the loader's, of this build or an earlier one. */
export const isLoaderPath = (path: string) => /^\/_next\/loader\/[\w-]+\.js$/.test(path);
