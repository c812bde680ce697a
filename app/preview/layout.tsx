import type { ReactNode } from "react";

import { EditorLayout } from "@/app/EditorLayout";
import { visitorLocale } from "@/app/visitorLocale";

/** In the language that the visitor chose. */
export default async function Layout({ children }: { children: ReactNode }) {
  return <EditorLayout locale={await visitorLocale()}>{children}</EditorLayout>;
}
