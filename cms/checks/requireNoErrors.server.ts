import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import type { ContentChecks } from "./ContentChecks.server.ts";

/** Throws `WriteError` (422) with every error of drafts before their publication. */
export function requireNoErrors(contentChecks: ContentChecks, drafts: Draft[], place: string): void {
  const findings = drafts.flatMap(({ document, title }) =>
    contentChecks
      .check(document, place)
      .filter(({ level }) => level === "error")
      .map((finding) => ({ ...finding, document: document.id, title })),
  );
  const [first] = findings;
  if (!first) return;
  const rest = findings.length > 1 ? `, and ${findings.length - 1} more` : "";
  throw new WriteError(422, `“${first.title}” cannot be published: ${first.message}${rest}`, [], {
    findings,
    ...named("stopped", findings.length),
  });
}
