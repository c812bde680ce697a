import type { ReactNode } from "react";

import { ContentChanges } from "@/features/content-changes";

/** Wraps every page in development only: production ignores files that end in `.dev.tsx`. */
export default function DevelopmentTemplate({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ContentChanges />
    </>
  );
}
