import type { ReactNode } from "react";

import { EditorLayout } from "@/app/_page/EditorLayout";
import { visitorLocale } from "@/app/_routing/visitorLocale";

/** Layout in the visitor's language. */
export default async function Layout({ children }: { children: ReactNode }) {
  return <EditorLayout locale={await visitorLocale()}>{children}</EditorLayout>;
}
