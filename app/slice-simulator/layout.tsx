import type { ReactNode } from "react";

import { BareLayout } from "@/app/_page/BareLayout";
import { defaultLocale } from "@/features/shared/locale";

/** Layout in the language of paths without a prefix. */
export default function Layout({ children }: { children: ReactNode }) {
  return <BareLayout locale={defaultLocale}>{children}</BareLayout>;
}
