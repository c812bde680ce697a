import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

/** Where a slice dropped on this one would be inserted. */
type DropEdge = "above" | "below";

type Options = {
  slice: string;
  card: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  onDrop: (dragged: string, edge: DropEdge) => void;
};

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
    const [element, dragHandle] = [card.current, handle.current];
    if (!element || !dragHandle) return undefined;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ slice }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.slice === "string" && source.data.slice !== slice,
        onDrag: ({ location }) => setEdge(findEdge(element, location.current.input.clientY)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source, location }) => {
          setEdge(undefined);
          if (typeof source.data.slice !== "string") return;
          drop.current(source.data.slice, findEdge(element, location.current.input.clientY));
        },
      }),
    );
  }, [slice, card, handle]);
  return { edge, isDragged };
}
