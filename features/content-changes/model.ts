import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

const problemSchema = object({
  file: string().required(),
  line: number(),
  field: string().defined(),
  reason: string().required(),
  served: string().oneOf(["last good version", "what fits", "nothing"]).required(),
});

/** A message of the repository's event stream: whether content or models have changed, and what is wrong with files. */
export const changeSchema = object({
  isChanged: boolean().required(),
  problems: array(problemSchema.required()).required(),
});

export type FileProblem = InferType<typeof problemSchema>;
