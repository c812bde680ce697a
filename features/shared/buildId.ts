import "server-only";

import { readFileSync } from "node:fs";
import { join } from "node:path";

let id: string | undefined;

/** The name of the running build; `development` where there is none. */
export function buildId(): string {
  if (process.env.NODE_ENV !== "production") return "development";
  return (id ??= readFileSync(join(process.cwd(), process.env.NEXT_DIST_DIR || ".next", "BUILD_ID"), "utf8").trim());
}
