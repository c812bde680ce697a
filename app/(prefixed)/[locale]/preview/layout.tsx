import type { ReactNode } from "react";

import { EditorLayout } from "@/app/_page/EditorLayout";
import { requirePrefixedLocale } from "@/app/_routing/requirePrefixedLocale";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function Layout({ children, params }: Props) {
  return <EditorLayout locale={await requirePrefixedLocale(params)}>{children}</EditorLayout>;
}
