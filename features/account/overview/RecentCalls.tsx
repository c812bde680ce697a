import { messages as keyMessages } from "@/features/account/keys/messages";
import type { AccountKey, RecentCall } from "@/features/shared/contracts/accountKeys";
import { formatNumber, formatShortDay, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Table, TableHead } from "@/features/shared/ui/Table";
import { WordBreaks } from "@/features/shared/ui/WordBreaks";

import { messages } from "./messages";
import { nameNetwork } from "./nameNetwork";
import styles from "./RecentCalls.module.css";

type Props = { calls: RecentCall[]; keys: AccountKey[]; locale: Locale };

/** The last calls, with the way from an error to its explanation. */
export function RecentCalls({ calls, keys, locale }: Props) {
  const text = messages[locale];
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const hasKeys = keys.length > 1;
  const number = (value: number) => formatNumber(value, locale);
  const failed = calls.filter(hasFailed).length;
  const figures = [text.duration, text.heads.units];
  return (
    <section className={styles.root} aria-labelledby="calls">
      <h2 id="calls">{text.calls}</h2>
      <p>
        {text.callsLede} {failed > 0 ? text.failed(number(failed), number(calls.length)) : null}
      </p>
      <Table label={text.calls} role="table" data-stacked="" className={styles.table}>
        <TableHead
          heads={[text.method, text.status, text.chain, hasKeys && text.key, text.time, ...figures, text.requestId]}
          figures={figures}
        />
        <tbody role="rowgroup">
          {calls.map((call, index) => (
            <tr key={index} role="row">
              <th role="rowheader" scope="row">
                <code>
                  <WordBreaks text={call.method.replaceAll("_", "_\u0000")} mark={"\u0000"} />
                </code>
              </th>
              <td role="cell">
                <Status call={call} locale={locale} />
              </td>
              <td role="cell">{nameNetwork(call.chain, call.network, locale)}</td>
              {hasKeys ? <td role="cell">{names.get(call.keyId) ?? "–"}</td> : null}
              <td role="cell">
                <time dateTime={call.at}>{`${formatShortDay(call.at, locale)} ${call.at.slice(11, 19)}`}</time>
              </td>
              <td role="cell" data-figure="">
                {keyMessages[locale].milliseconds(number(call.milliseconds))}
              </td>
              <td role="cell" data-figure="">
                {keyMessages[locale].units(number(call.units))}
              </td>
              <td role="cell">
                <code>{call.requestId}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        <a href="/api/account/calls/">{text.callsJson}</a>
      </p>
    </section>
  );
}

const hasFailed = ({ status, errorCode }: RecentCall) => status >= 400 || errorCode !== null;

function Status({ call, locale }: { call: RecentCall; locale: Locale }) {
  const { status, errorCode } = call;
  if (!hasFailed(call)) return <span className={styles.ok}>{status}</span>;
  // A status of its own says more than the code, which several errors share.
  const error = status >= 400 ? `HTTP ${status}` : `${errorCode}`;
  return (
    <a
      className={styles.failed}
      href={`${localizePath("/docs/errors/", locale)}?${new URLSearchParams({ error })}#decoder`}
    >
      {messages[locale].error(status, errorCode)}
    </a>
  );
}
