import { useEffect } from "react";

import { studioTitle } from "./messages.ts";
import { useStudio } from "./StudioContext.tsx";

/** Names the screen in the title of the browser's tab. */
export function useDocumentTitle(title: string): void {
  const { locale } = useStudio();
  useEffect(() => {
    document.title = `${title} · ${studioTitle[locale]}`;
  }, [title, locale]);
}
