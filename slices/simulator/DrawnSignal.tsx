"use client";

import { useEffect } from "react";

/** Tells the editor around this page which of its states is drawn. */
export function DrawnSignal({ id }: { id: string }) {
  useEffect(() => {
    if (window.parent !== window) window.parent.postMessage({ drawnState: id }, location.origin);
  }, [id]);
  return null;
}
