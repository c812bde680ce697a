import { relative } from "node:path";

import type { UnreadableFile } from "#cms/checks/site.contract.ts";
import type { BadFile } from "./DocumentFiles.server.ts";
import type { SetAside } from "./SetAside.server.ts";

/** Every file that cannot be read: those set aside, and documents and models that stay in their place. */
export async function listUnreadable(aside: SetAside, inPlace: BadFile[]): Promise<UnreadableFile[]> {
  const moved = (await aside.list()).map(({ file, kept, reason }) => ({ file, kept, reason }));
  const bad = inPlace.filter(({ served }) => served !== "what fits");
  return [
    ...moved,
    ...bad.map(({ path, problems }) => ({
      file: relative("", path),
      kept: null,
      reason: problems.map(({ reason }) => reason).join("; "),
    })),
  ];
}
