import { connectionCode } from "../../connectionCode.ts";
import { loadSecrets } from "../../secrets.ts";
import type { ServicesEnv } from "../../env.ts";
import { createDatabase } from "../../db/index.ts";
import { storeResults } from "../storeResults.ts";
import type { ProbeResult } from "../storeResults.ts";

const timeLimit = 20_000;

/** Stores a round: on the database server when there is one, else by the running back ends, else in their folder. */
export async function deliver(round: ProbeResult[], env: ServicesEnv): Promise<void> {
  if (env.DATABASE_URL || !(await postToBackEnds(round, env))) await storeDirectly(round, env);
}

async function storeDirectly(round: ProbeResult[], env: ServicesEnv): Promise<void> {
  const { db, close } = await createDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await storeResults(db, round, new Date());
  } finally {
    await close();
  }
}

/** Gives the round to the back ends, who alone can write while they run; `false` when they do not run. */
async function postToBackEnds(round: ProbeResult[], { DATA_DIR, SERVICES_PORT }: ServicesEnv): Promise<boolean> {
  const { secrets } = loadSecrets(DATA_DIR);
  const results = round.map(({ takenAt, ...rest }) => ({ ...rest, takenAt: takenAt.getTime() }));
  const response = await fetch(`http://127.0.0.1:${SERVICES_PORT}/availability/v1/results`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${secrets.writeToken}` },
    body: JSON.stringify({ results }),
    signal: AbortSignal.timeout(timeLimit),
  }).catch(ignoreRefusal);
  if (!response) return false;
  if (!response.ok) throw new Error(`The back ends did not take the results: status ${response.status}.`);
  return true;
}

function ignoreRefusal(error: unknown): undefined {
  if (connectionCode(error) !== "ECONNREFUSED") throw error;
}
