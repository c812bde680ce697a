/** Nothing happens where no field takes a dragged file: the browser would leave the Studio and show that file. */
export function refuseStrayFiles(signal: AbortSignal): void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  window.addEventListener("dragover", refuse, { signal });
  window.addEventListener("drop", refuse, { signal });
}
