import { isJson } from "@/features/console/call/values";

/** The answers to a batch by id, each as JSON text; `undefined` where the body is no list of them. */
export function readBatchResponses(body: string): Map<unknown, string> | undefined {
  const responses: unknown = isJson(body) ? JSON.parse(body) : undefined;
  if (!Array.isArray(responses)) return undefined;
  const list: unknown[] = responses;
  return new Map(list.map((response) => [getId(response), JSON.stringify(response)]));
}

const getId = (response: unknown): unknown =>
  typeof response === "object" && response !== null ? Reflect.get(response, "id") : undefined;
