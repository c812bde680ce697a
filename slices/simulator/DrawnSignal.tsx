"use client";

import { useEffect } from "react";

/** Notifies the parent editor which state is rendered. */
export function DrawnSignal({ id }: { id: string }) {
  useEffect(() => {
    if (window.parent !== window) window.parent.postMessage({ drawnState: id }, location.origin);
  }, [id]);
  return null;
}
