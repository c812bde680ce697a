import { explain } from "./bootstrap/problem.mjs";

/** The message for a build that failed because of its repository, a full disk or the registry. */
export function explainBuild(output: string, repository: string): string | undefined {
  const { host, hostname } = new URL(repository);
  const isAway = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|TimeoutError/.test(output) && output.includes(hostname);
  if (isAway) return `The repository at ${host} does not answer: are PRISMIC_REPOSITORY and PRISMIC_API_URL right?`;
  if (/RepositoryNotFoundError/.test(output)) return `There is no repository at ${host}: is PRISMIC_REPOSITORY right?`;
  if (/ForbiddenError/.test(output)) return `The repository at ${host} refuses access: is PRISMIC_ACCESS_TOKEN right?`;
  return explain(output);
}
