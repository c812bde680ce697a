import { randomInt } from "node:crypto";

/** Somebody's IPv4 address; hardly ever in the same /24 twice. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
