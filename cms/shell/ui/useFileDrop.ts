import { useEffect, useEffectEvent, useState } from "react";

/** Handles files dropped anywhere on the page or pasted; returns whether files are being dragged over it. */
export function useFileDrop(take: (files: File[]) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  const receive = useEffectEvent(take);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
    const onDragOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setDragged(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // A `dragleave` to another element of the page is ignored.
      if (event.relatedTarget === null) setDragged(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setDragged(false);
      receive([...(event.dataTransfer?.files ?? [])]);
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      receive(files);
    };
    window.addEventListener("dragover", onDragOver, { signal });
    window.addEventListener("dragleave", onDragLeave, { signal });
    window.addEventListener("drop", onDrop, { signal });
    window.addEventListener("paste", onPaste, { signal });
    return () => stop.abort();
  }, []);
  return isDragged;
}
