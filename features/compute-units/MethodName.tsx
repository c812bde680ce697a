import { getMethodPath } from "@/features/shared/contracts/anchors";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { PricedName } from "@/features/shared/ui/PricedName";

/** Families whose methods have pages, each with the entries that have none. */
export type Documented = Readonly<Record<string, readonly string[]>>;

type Props = { method: string; family: string; documented: Documented; locale: Locale };

/** The name of a priced method, as a link to its page where it has one. */
export function MethodName({ method, family, documented, locale }: Props) {
  const name = <PricedName name={method} locale={locale} />;
  if (documented[family]?.includes(method) ?? true) return name;
  return <a href={localizePath(`/docs/${getMethodPath(family, method)}/`, locale)}>{name}</a>;
}
