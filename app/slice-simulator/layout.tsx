import type { ReactNode } from "react";

import { EditorLayout } from "@/app/_page/EditorLayout";
import { visitorLocale } from "@/app/_routing/visitorLocale";

/** In the language that the visitor chose. */
export default async function Layout({ children }: { children: ReactNode }) {
  return <EditorLayout locale={await visitorLocale()}>{children}</EditorLayout>;
}
