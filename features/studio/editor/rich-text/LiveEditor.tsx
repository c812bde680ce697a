import { useCallback, useLayoutEffect, useRef, useState } from "react";

import type { Json, JsonObject } from "@/features/studio/editor/store/json";

import { LinkDialog } from "./LinkDialog";
import { RichTextEditing } from "./RichTextEditing";
import type { Point } from "./RichTextEditing";
import { Toolbar } from "./Toolbar";

type Props = {
  config: JsonObject;
  value: Json | undefined;
  onChange: (value: Json[] | undefined) => void;
  attributes: Record<string, string>;
  /** Where a pointer chose the text. */
  at: Point | undefined;
};

/** The one rich text that is edited now. */
export function LiveEditor({ config, value, onChange, attributes, at }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [live] = useState(() => new RichTextEditing({ config, attributes, onLink: () => setLinking(true) }));
  const [start] = useState({ value, at });
  // Before the next key: one that comes while neither text is there would be lost.
  useLayoutEffect(() => (holder.current ? live.mount(holder.current, start) : undefined), [live, start]);
  useLayoutEffect(() => live.listen(onChange), [live, onChange]);
  // A value that was drawn before must not come back over what was typed since.
  useLayoutEffect(() => live.update(value), [live, value]);
  const startLinking = useCallback(() => setLinking(true), []);
  return (
    <>
      <Toolbar editor={live.editor} allowed={live.allowed} onLink={startLinking} />
      <div ref={holder} />
      {isLinking ? <LinkDialog editor={live.editor} allowed={live.allowed} onClose={() => setLinking(false)} /> : null}
    </>
  );
}
