import { lazy } from "react";
import type { LazyExoticComponent } from "react";

const loadParts = () => import("./editorParts.ts");

type Parts = Awaited<ReturnType<typeof loadParts>>;

/** A component that the editor does without until it is called. */
export const lazyEditorPart = <Name extends keyof Parts>(name: Name): LazyExoticComponent<Parts[Name]> =>
  lazy(async () => ({ default: (await loadParts())[name] }));
