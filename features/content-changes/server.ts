import "server-only";

import { callJson } from "@/features/shared/callJson";
import { env } from "@/features/shared/env";

/**
 * The event stream of the embedded repository: changes of content and models, problems of files. Each message goes on
 * once `renew` is done. `undefined` for a hosted repository, which has none; throws when the repository does not answer.
 */
export async function openChanges(
  renew: () => Promise<void>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const base = /^(.*\/content)\/api\/v2$/.exec(env.PRISMIC_API_URL)?.[1];
  if (!base) return undefined;
  const response = await callJson(`${base}/changes`, {
    headers: { authorization: `Token ${env.PRISMIC_ACCESS_TOKEN ?? ""}` },
    cache: "no-store",
    signal,
  });
  if (!response.ok) throw new Error(`The repository's event stream answered ${response.status}`);
  return response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array>({
      transform: async (chunk, controller) => {
        await renew();
        controller.enqueue(chunk);
      },
    }),
  );
}
