import { createContext, use } from "react";

import type { Locale } from "@/features/shared/locale";

import type { EditorSession } from "./EditorSession.ts";

type EditorValue = { session: EditorSession; locale: Locale };

const EditorContext = createContext<EditorValue | undefined>(undefined);

/** Provides the open document and the interface language. */
export const EditorProvider = EditorContext.Provider;

/** The open document and the language of the interface. */
export function useEditor(): EditorValue {
  const value = use(EditorContext);
  if (!value) throw new Error("useEditor() belongs inside an EditorProvider");
  return value;
}
