import { createHash } from "node:crypto";

// The data, and which modules to begin with.
const pushes =
  /<script(?: id="_R_")?>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\][^)]*\)\))\.push\([\s\S]*?)<\/script>/g;

/**
 * Moves the data that only hydration reads out of a page: more than half of its bytes, not needed by a visitor who only
 * reads. `data` is a script that brings it back, "" when there is none.
 */
export function takeRscPayload(html: string): { html: string; data: string } {
  const parts: string[] = [];
  const without = html.replace(pushes, (_, part: string) => {
    parts.push(part);
    return "";
  });
  return { html: without, data: parts.join(";") };
}

/** Where the data of a page is served. The build is part of it: data and scripts of two builds do not fit together. */
export function writePayloadUrl(build: string, key: string, data: string): string {
  const hash = createHash("sha256").update(data).digest("base64url").slice(0, 16);
  return `/_next/flight/${build}/${hash}.js?page=${encodeURIComponent(key)}`;
}

const pattern = /^\/_next\/flight\/([\w-]+)\/[\w-]+\.js$/;

/** The build that such a path names; `undefined` for every other path. */
export const parsePayloadBuild = (path: string) => pattern.exec(path)?.[1];
