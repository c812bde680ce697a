import "server-only";

import methodGroups from "@/content/data/methods.json";
import { ownValue } from "@/features/shared/contracts/ownValue";

// The console lists subscriptions by what they send.
const names: Readonly<Record<string, string>> = { eth_subscribe: "newHeads" };

const listed = new Set(
  methodGroups.flatMap(({ family, methods }) => Object.keys(methods).map((method) => `${family} ${method}`)),
);

/** The name under which the console has a method. */
export const getConsoleName = (method: string): string => ownValue(names, method) ?? method;

/** Whether the console can call a method of a family. */
export const isInConsole = (family: string, method: string): boolean =>
  listed.has(`${family} ${getConsoleName(method)}`);
