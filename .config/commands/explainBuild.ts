import { explain } from "./bootstrap/problem.mjs";

/** The sentence for a build that failed because its repository did not answer, or for what every tool may meet. */
export function explainBuild(output: string, repository: string): string | undefined {
  const { host, hostname } = new URL(repository);
  const isAway = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|TimeoutError/.test(output) && output.includes(hostname);
  if (isAway) return `The repository at ${host} does not answer: are PRISMIC_REPOSITORY and PRISMIC_API_URL right?`;
  return explain(output);
}
