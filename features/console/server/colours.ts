import "server-only";

import { ValidationError } from "yup";

import { samplesOf } from "@/features/console/call/samplesOf";
import { wireSchema } from "@/features/console/model";
import { HttpError, refusal } from "@/features/shared/http";
import { parseJson, readJson } from "@/features/shared/parseJson";
import { highlight } from "@/features/shared/ui/Code/highlight";

import { bodyLimit } from "./gateway";

// A coloured request takes a few milliseconds of the one thread that serves everybody.
const mostASecond = 20;

let second = { number: 0, count: 0 };

/** A request's samples in colours, by language: each line as its pieces, text and kind in turn. */
export async function colourSamples(request: Request): Promise<Response> {
  if (!hasRoom()) return refusal(429, "busy", "Too many samples are being coloured right now.");
  try {
    const wire = await wireSchema.validate(await readJson(request.body, bodyLimit));
    // Samples are written by walking through the body: first it is seen that it can be.
    if (wire.body !== undefined) parseJson(wire.body);
    const coloured = await Promise.all(
      samplesOf(wire).map(async ({ label, language, code }) => {
        const lines = await highlight(code, language);
        return [label, lines.map((line) => line.flatMap(({ text, kind }) => [text, kind]))] as const;
      }),
    );
    return Response.json(Object.fromEntries(coloured), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    if (error instanceof ValidationError) return refusal(422, "invalid_field", error.message, error.path);
    if (error instanceof SyntaxError) return refusal(400, "bad_json", "The request and its body must be JSON.");
    if (error instanceof HttpError) return refusal(413, "too_large", `At most ${bodyLimit} bytes, please.`);
    throw error;
  }
}

function hasRoom(): boolean {
  const number = Math.floor(Date.now() / 1_000);
  if (number !== second.number) second = { number, count: 0 };
  second.count += 1;
  return second.count <= mostASecond;
}
