import "server-only";

import { ValidationError } from "yup";

import { listSamples } from "@/features/console/call/compose";
import { wireSchema } from "@/features/console/model";
import { InvalidJson, parseJson } from "@/features/shared/contracts/parseJson";
import { HttpError, errorResponse, readJson } from "@/features/shared/http";
import { highlight } from "@/features/shared/ui/Code/highlight";

import { maxBodyBytes } from "./gateway";

// Milliseconds a second on the thread that serves all requests; a typical request takes a few.
const maxPerSecond = 250;

let second = { number: 0, spent: 0 };
// A grammar is compiled at its first use, which takes longer than highlighting.
const met = new Set<string>();

/** A request's samples in colours, by language: each line as its pieces, text and kind in turn. */
export async function colourSamples(request: Request): Promise<Response> {
  try {
    const wire = await wireSchema.validate(await readJson(request.body, maxBodyBytes));
    // Samples are written by walking through the body: first it is seen that it can be.
    if (wire.body !== undefined) parseJson(wire.body);
    const coloured: Record<string, string[][]> = {};
    if (!hasCapacity()) return busy();
    for (const { label, language, code } of listSamples(wire)) {
      const startedAt = performance.now();
      const lines = await highlight(code, language);
      if (met.has(language)) second.spent += performance.now() - startedAt;
      met.add(language);
      coloured[label] = lines.map((line) => line.flatMap(({ text, kind }) => [text, kind]));
    }
    return Response.json(coloured, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    if (error instanceof ValidationError) return errorResponse(422, "invalid_field", error.message, error.path);
    if (error instanceof InvalidJson) return errorResponse(400, "bad_json", error.message);
    if (error instanceof HttpError) return errorResponse(413, "too_large", `At most ${maxBodyBytes} bytes, please.`);
    throw error;
  }
}

function hasCapacity(): boolean {
  const number = Math.floor(Date.now() / 1_000);
  if (number !== second.number) second = { number, spent: 0 };
  return second.spent < maxPerSecond;
}

const busy = () => errorResponse(429, "busy", "Too many samples are being coloured right now.");
