/** Nothing happens where no field takes a dragged file: the browser would leave the Studio and show that file. */
export function rejectDroppedFiles(signal: AbortSignal): void {
  const reject = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  window.addEventListener("dragover", reject, { signal });
  window.addEventListener("drop", reject, { signal });
}
