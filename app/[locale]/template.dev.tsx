import type { ReactNode } from "react";

import { ContentChanges } from "@/features/content-changes";

/** Stands around every page under development only: production knows no files that end in `.dev.tsx`. */
export default function DevelopmentTemplate({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ContentChanges />
    </>
  );
}
