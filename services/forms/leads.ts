import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";

import { readServicesEnv } from "../env.ts";
import { getErrorMessage } from "../kit/log.ts";
import { csvHead, csvLine } from "../kit/submissions/csv.ts";
import { isDate } from "../kit/submissions/listLeads.ts";
import type { Lead, LeadFilter } from "../kit/submissions/listLeads.ts";
import { openLeads } from "./leads/openLeads.ts";

const usage = `npm run leads -- [--form NAME] [--since 2026-01-31] [--search TEXT] [--pending] [--csv] [--out FILE]

Lists what visitors sent, oldest first. --pending adds what its sender has not confirmed yet;
--csv writes CSV instead of a list, --out writes it to a file that only you may read.
`;

const { values } = parseArgs({
  options: {
    form: { type: "string" },
    since: { type: "string" },
    search: { type: "string" },
    pending: { type: "boolean" },
    csv: { type: "boolean" },
    out: { type: "string" },
    help: { type: "boolean", short: "h" },
  },
});

// Visitors' input must not control the terminal.
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");

function listLine({ createdAt, form, state, email, name, fields, id }: Lead): string {
  const message = typeof fields.message === "string" ? fields.message : JSON.stringify(fields);
  const cells = [createdAt.slice(0, 19), form, state, email, name, plain(message).slice(0, 80), id];
  return `${cells.map(plain).join("  ")}\n`;
}

async function print(filter: LeadFilter, write: (text: string) => Promise<void>, isCsv: boolean): Promise<number> {
  const source = await openLeads(readServicesEnv());
  try {
    let count = 0;
    let after: string | undefined;
    if (isCsv) await write(csvHead());
    do {
      const { leads, next } = await source.page(filter, after);
      await write(leads.map(isCsv ? csvLine : listLine).join(""));
      count += leads.length;
      after = next;
    } while (after);
    return count;
  } finally {
    await source.close();
  }
}

async function run(): Promise<void> {
  if (values.help) return void process.stdout.write(usage);
  if (values.since && !isDate(values.since))
    throw new Error(`--since takes a date such as 2026-01-31, not ${values.since}.`);
  const out = values.out ? createWriteStream(values.out, { mode: 0o600 }) : process.stdout;
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, "drain");
  };
  const count = await print(values, write, values.csv ?? values.out !== undefined);
  process.stderr.write(`${count} submissions${values.out ? ` written to ${values.out}` : ""}\n`);
  if (values.out) out.end();
}

run().catch((error: unknown) => {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
});
