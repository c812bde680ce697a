import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { Fault } from "./Fault.ts";

/** Content that disappears, as with an unmounted volume. */
export const contentFaults: Fault[] = [
  {
    name: "documents vanished",
    seconds: 15,
    start: ({ contentDir }) => {
      renameSync(join(contentDir, "documents"), join(contentDir, "documents-away"));
      mkdirSync(join(contentDir, "documents"));
    },
    end: ({ contentDir }) => {
      // Documents published while unmounted lie in the mount point; keep them when mounting.
      cpSync(join(contentDir, "documents"), join(contentDir, "documents-away"), { recursive: true });
      rmSync(join(contentDir, "documents"), { recursive: true });
      renameSync(join(contentDir, "documents-away"), join(contentDir, "documents"));
    },
  },
];
