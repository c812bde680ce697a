import type { ReactNode } from "react";

import { BareLayout } from "@/app/_page/BareLayout";
import { visitorLocale } from "@/app/_routing/visitorLocale";

/** Layout in the visitor's language. */
export default async function Layout({ children }: { children: ReactNode }) {
  return <BareLayout locale={await visitorLocale()}>{children}</BareLayout>;
}
