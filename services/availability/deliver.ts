import { connectionCode } from "../kit/endpoints.ts";
import { createDatabase } from "../db/index.ts";
import type { Database } from "../db/index.ts";
import type { ServicesEnv } from "../env.ts";
import { Mutex } from "../kit/Mutex.ts";
import { loadSecrets } from "../kit/secrets.ts";

const timeoutMs = 20_000;
// The embedded database opens once at a time.
const delivering = new Mutex();

type Load = {
  /** URL of the back ends' endpoint. */
  path: string;
  body: object;
  /** Stores the results without running back ends. */
  store(db: Database["db"]): Promise<void>;
};

/**
 * Stores a command's results: in PostgreSQL if configured, otherwise through the running back ends, otherwise in their
 * data folder.
 */
export const deliver = (load: Load, env: ServicesEnv): Promise<void> =>
  delivering.run(async () => {
    if (env.DATABASE_URL || !(await postToBackEnds(load, env))) await storeDirectly(load, env);
  });

async function storeDirectly({ store }: Load, env: ServicesEnv): Promise<void> {
  const { db, close } = await createDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await store(db);
  } finally {
    await close();
  }
}

/** Sends results to the back ends, which lock the database while they run; `false` when they do not run. */
async function postToBackEnds({ path, body }: Load, { DATA_DIR, SERVICES_PORT }: ServicesEnv): Promise<boolean> {
  const { secrets } = loadSecrets(DATA_DIR);
  const response = await fetch(`http://127.0.0.1:${SERVICES_PORT}/availability/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${secrets.writeToken}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(ignoreConnectionRefused);
  if (!response) return false;
  if (!response.ok) throw new Error(`The back ends did not take the results: status ${response.status}.`);
  return true;
}

function ignoreConnectionRefused(error: unknown): undefined {
  if (connectionCode(error) !== "ECONNREFUSED") throw error;
}
