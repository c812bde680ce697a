import { callJson } from "@/features/shared/callJson";
import { CallError } from "@/features/console/api";
import { refusalSchema } from "@/features/console/model";

export type SubscriptionEvent = { event: string; data: string };

/**
 * Hears server-sent events until the stream ends or is left; throws `Refused` with the reason when there is none. An
 * `EventSource` would not tell the reason, and would come back by itself.
 */
export async function listen(
  url: string,
  signal: AbortSignal,
  onEvent: (received: SubscriptionEvent) => void,
): Promise<void> {
  const response = await callJson(url, { signal }).catch((error: unknown) => {
    if (signal.aborted) return undefined;
    throw new CallError("offline", String(error));
  });
  if (!response) return;
  if (!response.ok || !response.body) throw await readCallError(response);
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of response.body) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) onEvent(readBlock(block));
    }
  } catch (error) {
    if (!signal.aborted) throw new CallError("offline", String(error));
  }
}

function readBlock(block: string): SubscriptionEvent {
  const read = (name: string) => block.split("\n").find((line) => line.startsWith(`${name}: `));
  return { event: read("event")?.slice(7) ?? "message", data: read("data")?.slice(6) ?? "" };
}

async function readCallError(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!refusalSchema.isValidSync(body)) return new CallError("unavailable", `The site answered ${response.status}.`);
  const { code, message, retryAfterSeconds } = refusalSchema.cast(body).error;
  return new CallError(code, message, retryAfterSeconds);
}
