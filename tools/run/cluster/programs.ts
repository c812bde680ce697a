import { existsSync } from "node:fs";

import { Problem } from "../bootstrap/problem.mjs";
import { findPostgres } from "../../../services/db/testing/postgresServer.ts";

/** Path of an installed program; `undefined` when it is missing. */
export const findProgram = (name: string) =>
  ["/usr/sbin", "/usr/bin", "/usr/local/bin"].map((folder) => `${folder}/${name}`).find(existsSync);

/** The programs besides Node; throws one sentence that says what to install. */
export function findPrograms() {
  const programs = { nginx: findProgram("nginx"), redis: findProgram("redis-server"), postgres: findPostgres() };
  const { nginx, redis, postgres } = programs;
  if (nginx && redis && postgres) return { nginx, redis, postgres };
  const missing = Object.entries({ nginx, "redis-server": redis, postgresql: postgres }).flatMap(([name, path]) =>
    path ? [] : [name],
  );
  throw new Problem(`A cluster needs ${missing.join(", ")}: apt install ${missing.join(" ")}`);
}
