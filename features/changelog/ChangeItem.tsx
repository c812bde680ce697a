import { formatDate } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Entry } from "@/features/shared/ui/Entry";

import type { Change } from "./change";
import { messages } from "./messages";

type Props = { change: Change; names: Record<string, string>; locale: Locale; isDated?: boolean };

const tones = { added: "new", changed: "changed", ends: "bad", fixed: "ok" };

/** One entry of the changelog in a list: its kind, its day unless `isDated` is false, its title, and whom it concerns. */
export function ChangeItem({ change, names, locale, isDated = true }: Props) {
  const { path, title, summary, day, kind, area, lastDay, chains, methods, isSample } = change;
  const text = messages[locale];
  const head = (
    <>
      {isDated ? <time dateTime={day}>{formatDate(day, locale)}</time> : null}
      <b data-tone={tones[kind]}>{text.kinds[kind]}</b>
      <span>{text.areas[area] ?? ""}</span>
      {isSample ? <DemoMark locale={locale} /> : null}
    </>
  );
  const facts = (
    <>
      {lastDay ? (
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
  const hasFacts = lastDay || chains.length > 0 || methods.length > 0;
  return <Entry {...{ path, title, summary, head }} facts={hasFacts ? facts : undefined} />;
}
