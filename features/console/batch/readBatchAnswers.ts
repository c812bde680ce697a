import { isJson } from "@/features/console/call/values";

/** The answers to a batch by id, each as JSON text; `undefined` where the body is no list of them. */
export function readBatchAnswers(body: string): Map<unknown, string> | undefined {
  const answers: unknown = isJson(body) ? JSON.parse(body) : undefined;
  if (!Array.isArray(answers)) return undefined;
  const list: unknown[] = answers;
  return new Map(list.map((answer) => [getId(answer), JSON.stringify(answer)]));
}

const getId = (answer: unknown): unknown =>
  typeof answer === "object" && answer !== null ? Reflect.get(answer, "id") : undefined;
