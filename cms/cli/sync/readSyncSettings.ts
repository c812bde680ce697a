import { join } from "node:path";
import { parseArgs } from "node:util";

import { readServicesEnv } from "#env";
import { loadSecrets } from "#kit/secrets.ts";

import { getRemote } from "./readRepository.ts";
import type { RemoteRepository } from "./readRepository.ts";

/** Settings of pull and push: repository, folder, and the file with what was sent. */
export type SyncSettings = { repository: RemoteRepository; folder: string; stateFile: string; flags: Set<string> };

const options = {
  repository: { type: "string" },
  url: { type: "string" },
  folder: { type: "string" },
  "dry-run": { type: "boolean" },
  models: { type: "boolean" },
  hide: { type: "boolean" },
  publish: { type: "boolean" },
  prune: { type: "boolean" },
} as const;

/**
 * Parses the command line: `--repository name` is a hosted one, `--url http://host:3001/content` an embedded one
 * elsewhere; without either it is the embedded one of this machine. Tokens come from the environment, or for the
 * embedded one from its own file. Throws for an invalid setting.
 */
export function readSyncSettings(args: string[], source: NodeJS.ProcessEnv = process.env): SyncSettings {
  const { values } = parseArgs({ args, options });
  const { repository, url: givenUrl } = values;
  if (repository !== undefined && !/^[a-z0-9-]+$/.test(repository))
    throw new Error(`--repository takes a name such as my-website, not ${JSON.stringify(repository)}.`);
  if (givenUrl !== undefined && !/^https?:\/\/./.test(givenUrl))
    throw new Error(`--url takes an address such as http://host:3001/content, not ${JSON.stringify(givenUrl)}.`);
  const env = readServicesEnv(source);
  const isLocal = !values.repository && !values.url;
  const url = values.url ?? (values.repository ? undefined : `http://127.0.0.1:${env.SERVICES_PORT}/content`);
  const secrets = isLocal ? loadSecrets(env.DATA_DIR).secrets : undefined;
  const named = (givenUrl && `--url ${givenUrl}`) ?? (repository && `--repository ${repository}`);
  const remote: RemoteRepository = {
    ...getRemote(values.repository ?? "halyard", url),
    accessToken: source.PRISMIC_ACCESS_TOKEN || secrets?.accessToken,
    writeToken: source.PRISMIC_WRITE_TOKEN || secrets?.writeToken,
    setting: named ?? `SERVICES_PORT=${env.SERVICES_PORT}`,
  };
  const flags = new Set(Object.entries(values).flatMap(([name, value]) => (value === true ? [name] : [])));
  // By host: embedded repositories share one name.
  const stateFile = join(env.DATA_DIR, "moving", `${new URL(remote.documents).host.replace(":", "-")}.json`);
  return { repository: remote, folder: values.folder ?? env.CONTENT_DIR, stateFile, flags };
}
