import { randomInt } from "node:crypto";

/** A random private IPv4 address; rarely in the same /24 twice. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
