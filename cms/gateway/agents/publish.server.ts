import {
  describeChanges,
  describeFindings,
  AgentError,
  findPage,
  kinds,
  lang,
  loadChanges,
  page,
  text,
  writes,
} from "./tool.server.ts";
import type { AgentTool } from "./tool.server.ts";
import type { Core } from "./callCore.server.ts";
import { hashShown } from "./writeTools.server.ts";

const ways = ["ask", "now", "at", "release"] as const;

type Publish = {
  page: string;
  lang?: string;
  how: (typeof ways)[number];
  hash?: string;
  at?: string;
  release?: string;
  note?: string;
};

export const publish: AgentTool<Publish> = {
  name: "publish",
  title: "Publish a page",
  description:
    "First lists what would change, with a hash; called again with the hash, asks for a review, publishes now, at a time, or moves the draft into a release. If anything changed since, it lists again.",
  properties: {
    page,
    lang,
    how: { enum: ways },
    hash: text(100, "The hash of the list just shown"),
    at: text(40, "With how: at, a time such as 2027-01-02T09:00:00Z"),
    release: text(100, "With how: release, its id"),
    note: text(500, "With how: ask, for the publisher"),
  },
  required: ["page", "how"],
  output: {
    ...{ done: kinds.flag, id: kinds.text, "how?": kinds.text, "hash?": kinds.text, "changed_since?": kinds.flag },
    ...{ "changes?": kinds.rows, "findings?": kinds.rows, "redirects?": kinds.rows, "below?": kinds.rows },
    "clashes?": kinds.rows,
  },
  annotations: writes,
  run: async (input, core) => {
    const { document, mark } = await findPage(input, core);
    const { id } = document;
    const found = await loadChanges(id, core);
    const shown = hashShown([mark, found]);
    const { changes, findings, redirects, below, clashes } = found;
    if (input.hash !== shown) {
      const list = {
        changes: describeChanges(changes),
        findings: describeFindings(findings),
        redirects,
        below,
        clashes,
      };
      return { done: false, changed_since: input.hash !== undefined, id, hash: shown, ...list };
    }
    await run(input, { id, mark, redirects: redirects.map(({ from }) => from) }, core);
    return { done: true, how: input.how, id };
  },
};

type Target = { id: string; mark: string; redirects: string[] };

/** Does what was asked for, with the redirects that the list showed. */
async function run(
  { how, at, release, note = "" }: Publish,
  { id, mark, redirects }: Target,
  core: Core,
): Promise<void> {
  const base = `documents/${encodeURIComponent(id)}`;
  if (how === "ask") await core(`${base}/request`, { method: "PUT", mark, body: { note } });
  if (how === "now") await core(`${base}/draft`, { method: "PATCH", mark, body: { status: "published", redirects } });
  if (how === "at") {
    const time = Date.parse(at ?? "");
    if (Number.isNaN(time)) throw new AgentError("at must be a time such as 2027-01-02T09:00:00Z.");
    await core(`${base}/schedule`, { method: "PUT", mark, body: { action: "publish", at: time } });
  }
  if (how === "release") {
    if (release === undefined) throw new AgentError("release is missing: name the id of a release.");
    await core(`${base}/draft`, { method: "PATCH", mark, body: { release_id: release } });
  }
}
