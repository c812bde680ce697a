import type { ReactNode } from "react";

import { StudioLayout } from "@/app/_page/studioLayout";

export const dynamic = "force-dynamic";

export { generateStudioMetadata as generateMetadata } from "@/app/_page/studioLayout";

export default function EditorLayout({ children }: { children: ReactNode }) {
  return <StudioLayout>{children}</StudioLayout>;
}
