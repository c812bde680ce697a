import { randomUUIDv7 } from "node:crypto";

import { honeypot } from "../../../features/shared/contracts/formsApi.ts";
import type { JsonObject } from "../model/isObject.ts";

/** Whether the hidden field is filled. */
export const isHoneypotFilled = ({ [honeypot.field]: trap }: JsonObject): boolean =>
  trap !== undefined && trap !== null && trap !== "" && trap !== false;

/** A normal-looking id, so that a bot does not notice that it was detected. */
export const createDecoyId = (): string => randomUUIDv7();
