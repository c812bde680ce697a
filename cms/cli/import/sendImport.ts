import { importLineSchema } from "#cms/imports/contract.ts";
import type { Imported, ImportLine } from "#cms/imports/contract.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";

type Options = { origin: string; token: string; say: (line: string) => void };

/** Sends an import to the running repository and prints its steps; throws a sentence when nothing was imported. */
export async function sendImport(form: FormData, { origin, token, say }: Options): Promise<Imported> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/content/core/imports`, { method: "POST", body: form, headers }).catch(() => {
    throw new Error(
      `No repository answers at ${origin}. Start it with npm start or npm run dev, or name its port with SERVICES_PORT.`,
    );
  });
  if (!response.ok) throw new Error(describe(await response.text(), response.status));
  let result: Imported | undefined;
  let step: ImportLine["step"];
  for await (const line of readLines(response)) {
    const read = importLineSchema.validateSync(JSON.parse(line));
    if (read.failure) throw new Error(read.failure.message);
    result = read.result ?? result;
    if (read.step !== step && read.step) say(read.step === "files" ? `files (${read.total ?? 0})` : read.step);
    step = read.step;
  }
  if (!result) throw new Error("The repository broke off");
  return result;
}

async function* readLines({ body }: Response): AsyncGenerator<string> {
  let rest = "";
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

function describe(text: string, status: number): string {
  const body: unknown = text.startsWith("{") ? JSON.parse(text) : {};
  return isObject(body) && typeof body.message === "string" ? body.message : `The repository answered ${status}`;
}
