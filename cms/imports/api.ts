import { sendLines } from "#cms/http/send.ts";
import { noResponse, StudioError } from "#cms/http/StudioError.ts";

import { importLineSchema } from "./contract.ts";
import type { Imported, ImportKind, ImportLine } from "./contract.ts";

/** What is imported: a file, or a repository by its name. */
export type ImportRequest = {
  kind: ImportKind;
  file?: File | undefined;
  repository?: string;
  token?: string;
  lang: string;
  type: string;
  isDryRun: boolean;
};

type Options = { onStep: (line: ImportLine) => void; signal: AbortSignal };

/** Imports, or says what an import would bring; throws `StudioError` with a sentence when nothing is imported. */
export async function sendImport(request: ImportRequest, { onStep, signal }: Options): Promise<Imported> {
  const { file, isDryRun, ...fields } = request;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, dry_run: String(isDryRun) }))
    if (value) form.set(name, value);
  if (file) form.set("file", file);
  const { result, failure } = await sendLines("imports", importLineSchema, {
    method: "POST",
    form,
    signal,
    onLine: (line) => {
      if (line.step) onStep(line);
    },
  });
  if (failure) throw new StudioError(400, failure);
  // A connection that broke off.
  if (!result) throw new StudioError(noResponse);
  return result;
}
