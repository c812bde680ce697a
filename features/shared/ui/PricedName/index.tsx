import { ownValue } from "@/features/shared/contracts/ownValue";
import { isMethod } from "@/features/shared/catalogue/names";
import type { Locale } from "@/features/shared/locale";
import { translateEach } from "@/features/shared/contracts/translate";
import { CodeName } from "@/features/shared/ui/CodeName";

const messages = translateEach<string>({
  Subscription: { en: "Subscription, opening one", cn: "建立订阅（每次）" },
  Notification: { en: "Notification, each one received", cn: "收到推送（每条）" },
});

/** The name of a price-list entry: a method as code, or a description for a message that cannot be called. */
export function PricedName({ name, locale }: { name: string; locale: Locale }) {
  return isMethod(name) ? <CodeName>{name}</CodeName> : (ownValue(messages, name)?.[locale] ?? name);
}
