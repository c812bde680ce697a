import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** Where a slice dropped on this one would be inserted. */
type DropEdge = "above" | "below";

type Options = {
  slice: string;
  card: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  onDrop: (dragged: string, edge: DropEdge) => void;
};

const dataType = "application/x-slice";

const findEdge = (element: Element, clientY: number): DropEdge => {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? "above" : "below";
};

/** Makes a card draggable by its handle and a drop target for other cards. */
export function useSliceDrag({ slice, card, handle, onDrop }: Options): {
  edge: DropEdge | undefined;
  isDragged: boolean;
} {
  const [edge, setEdge] = useState<DropEdge>();
  const [isDragged, setDragged] = useState(false);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, listener, { signal: listening.signal });
    let isOwn = false;
    const isOther = ({ dataTransfer }: DragEvent) => !isOwn && (dataTransfer?.types.includes(dataType) ?? false);
    // Elsewhere the pointer selects text.
    listen("pointerdown", ({ target }) => {
      element.draggable = target instanceof Node && (handle.current?.contains(target) ?? false);
    });
    listen("dragstart", ({ target, dataTransfer }) => {
      if (target !== element || !dataTransfer) return;
      dataTransfer.effectAllowed = "move";
      dataTransfer.setData(dataType, slice);
      isOwn = true;
      setDragged(true);
    });
    listen("dragend", () => {
      isOwn = false;
      setDragged(false);
    });
    listen("dragover", (event) => {
      if (!isOther(event)) return;
      event.preventDefault();
      setEdge(findEdge(element, event.clientY));
    });
    listen("dragleave", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setEdge(undefined);
    });
    listen("drop", (event) => {
      if (!isOther(event)) return;
      event.preventDefault();
      setEdge(undefined);
      drop.current(event.dataTransfer?.getData(dataType) ?? "", findEdge(element, event.clientY));
    });
    return () => listening.abort();
  }, [slice, card, handle]);
  return { edge, isDragged };
}
