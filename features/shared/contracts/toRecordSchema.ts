import { mixed } from "yup";
import type { AnySchema, InferType } from "yup";

/** An object whose keys are not known beforehand, each value of one shape. Values are checked, never converted. */
export function toRecordSchema<S extends AnySchema>(value: S) {
  const isRecord = (input: unknown): input is Record<string, InferType<S>> =>
    typeof input === "object" &&
    input !== null &&
    !Array.isArray(input) &&
    Object.values(input).every((one) => value.isValidSync(one, { strict: true }));
  return mixed({ type: "record", check: isRecord }).required();
}
