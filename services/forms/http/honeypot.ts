import { randomUUIDv7 } from "node:crypto";

import type { JsonObject } from "../model/json.ts";

/** Whether a field is filled that visitors do not see. */
export const isHoneypotFilled = ({ website }: JsonObject): boolean =>
  website !== undefined && website !== null && website !== "" && website !== false;

/** An id like any other, so that a machine does not learn that it was seen through. */
export const createDecoyId = (): string => randomUUIDv7();
