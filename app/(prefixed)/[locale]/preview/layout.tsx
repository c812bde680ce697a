import type { ReactNode } from "react";

import { BareLayout } from "@/app/_page/BareLayout";
import { requirePrefixedLocale } from "@/app/_routing/routeParameters";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function Layout({ children, params }: Props) {
  return <BareLayout locale={await requirePrefixedLocale(params)}>{children}</BareLayout>;
}
