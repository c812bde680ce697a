import { isMethod } from "@/features/shared/catalogue/names";
import { getMethodPath } from "@/features/shared/contracts/anchors";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { PricedName } from "@/features/shared/ui/PricedName";

type Props = { method: string; family: string; documented: readonly string[]; locale: Locale };

/** The name of a priced method, as a link to its page where it has one. */
export function MethodName({ method, family, documented, locale }: Props) {
  const name = <PricedName name={method} locale={locale} />;
  if (!isMethod(method) || !documented.includes(family)) return name;
  return <a href={localizePath(`/docs/${getMethodPath(family, method)}/`, locale)}>{name}</a>;
}
