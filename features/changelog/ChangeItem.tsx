import { formatDate } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Entry } from "@/features/shared/ui/Entry";

import type { Change } from "./change";
import { messages } from "./messages";

type Props = {
  change: Change;
  names: Record<string, string>;
  locale: Locale;
  /** Where its day is told already: `day` of publication, or the last one, `ahead`. */
  place?: "day" | "ahead";
};

export const tones = { added: "new", changed: "changed", ends: "bad", fixed: "ok" };

/** One entry of the changelog in a list: its kind, its days unless they are told already, its title, and whom it concerns. */
export function ChangeItem({ change, names, locale, place }: Props) {
  const { path, title, summary, day, kind, area, lastDay, chains, methods, isSample, code } = change;
  const text = messages[locale];
  const published = <time dateTime={day}>{formatDate(day, locale)}</time>;
  const head = (
    <>
      {place === undefined ? published : null}
      <b data-tone={tones[kind]}>{text.kinds[kind]}</b>
      <span>{text.areas[area] ?? ""}</span>
      {place === "ahead" ? <time dateTime={day}>{text.announced(formatDate(day, locale))}</time> : null}
      {isSample ? <DemoMark locale={locale} /> : null}
    </>
  );
  const concerned = [...chains, ...methods].length > 0;
  const facts = (
    <>
      {lastDay && place !== "ahead" ? (
        <b>
          <time dateTime={lastDay}>{text.lastDay(formatDate(lastDay, locale))}</time>
        </b>
      ) : null}
      {chains.map((key) => (
        <span key={key}>
          <ChainIcon chain={key} size={16} /> {names[key] ?? key}
        </span>
      ))}
      {methods.map((method) => (
        <code key={method}>{method}</code>
      ))}
    </>
  );
  return (
    <Entry {...{ path, title, summary, head }} facts={lastDay || concerned ? facts : undefined} code={place && code} />
  );
}
