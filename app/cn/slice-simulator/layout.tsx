import type { ReactNode } from "react";

import { EditorLayout } from "@/app/_page/EditorLayout";

export default function Layout({ children }: { children: ReactNode }) {
  return <EditorLayout locale="cn">{children}</EditorLayout>;
}
