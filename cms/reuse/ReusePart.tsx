import type { ComponentProps } from "react";

import { ReuseDialog } from "./ReuseDialog.tsx";
import { SavedTiles } from "./SavedTiles.tsx";
import { SectionTools } from "./SectionTools.tsx";
import { UsedOn } from "./UsedOn.tsx";

type Props =
  | ({ part: "dialog" } & ComponentProps<typeof ReuseDialog>)
  | ({ part: "saved" } & ComponentProps<typeof SavedTiles>)
  | ({ part: "tools" } & ComponentProps<typeof SectionTools>)
  | { part: "used" };

/** One of the room's components: the bundler copies what they share into each chunk, so they are one. */
export default function ReusePart(props: Props) {
  if (props.part === "dialog") return <ReuseDialog {...props} />;
  if (props.part === "saved") return <SavedTiles {...props} />;
  return props.part === "tools" ? <SectionTools {...props} /> : <UsedOn />;
}
