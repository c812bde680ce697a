import { mixed, ValidationError } from "yup";
import type { AnySchema, InferType } from "yup";

/**
 * An object whose keys are not known beforehand, each value of one shape. Values are checked, never converted; errors
 * have the path of the value.
 */
export function toRecordSchema<S extends AnySchema>(value: S) {
  const isRecord = (input: unknown): input is Record<string, InferType<S>> =>
    typeof input === "object" && input !== null && !Array.isArray(input);
  return mixed({ type: "record", check: isRecord })
    .meta({ values: value })
    .required()
    .test("values", (input: object | undefined, { path }) => {
      const faults = Object.entries(input ?? {}).flatMap(([key, one]) => findFaults(value, one, `${path}["${key}"]`));
      return faults.length === 0 || new ValidationError(faults, input, path);
    });
}

function findFaults(schema: AnySchema, value: unknown, path: string): ValidationError[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    return inner.map((fault) => {
      const { path: below = "", message } = fault;
      const whole = below.startsWith("[") || below === "" ? `${path}${below}` : `${path}.${below}`;
      return new ValidationError(message.replace(below || "this", whole), fault.value, whole);
    });
  }
}
