"use client";

import { useEffect } from "react";

import { callJson } from "@/features/shared/callJson";
import { reloadFor } from "@/features/shared/reloadOnce";

const intervalMs = 3_000;

/** Refreshes the page when the preview has changed since it was rendered with the token `seen`; renders nothing. */
export function PreviewWatch({ seen }: { seen: string }) {
  useEffect(() => {
    const leaving = new AbortController();
    const asking = setInterval(() => void look(seen, leaving.signal), intervalMs);
    return () => {
      leaving.abort();
      clearInterval(asking);
    };
  }, [seen]);
  return null;
}

async function look(seen: string, signal: AbortSignal): Promise<void> {
  if (document.hidden) return;
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
    const response = await callJson(`/api/preview/ping/?ref=${encodeURIComponent(seen)}`, { signal: limit });
    const check: unknown = response.ok ? await response.json() : undefined;
    if (typeof check === "object" && check !== null && "reload" in check && check.reload === true) reloadFor(seen);
  } catch (error) {
    // Offline, navigated away, or restarting: the next poll follows.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
  }
}
