import { formatDate, formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName, regions } from "@/features/shared/platform/regions";
import type { ChainHistory } from "@/features/shared/platform/server";
import { Table, TableHead } from "@/features/shared/ui/Table";

import { messages } from "./messages";

/** Every measured day, latest first: answered and sent probes by region. */
export function DayTable({ days, locale }: { days: ChainHistory["days"]; locale: Locale }) {
  const text = messages[locale];
  const names = regions.map(({ id }) => regionName(id, locale));
  return (
    <Table label={text.table(formatNumber(days.length, locale))}>
      <TableHead heads={[text.day, ...names]} figures={names} />
      <tbody>
        {days.toReversed().map(({ day, regions: all }) => (
          <tr key={day}>
            <th scope="row">
              <time dateTime={day}>{formatDate(day, locale)}</time>
            </th>
            {regions.map(({ id }) => {
              const one = all[id];
              return (
                <td key={id} data-figure="">
                  {one ? `${formatNumber(one.reachable, locale)} / ${formatNumber(one.samples, locale)}` : text.gap}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
