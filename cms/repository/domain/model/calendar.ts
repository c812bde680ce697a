/** Whether a text is a valid date, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // `Date.parse` accepts the 30th of February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const form = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(?:Z|([+-](?:0\d|1[0-4])):?([0-5]\d))$/;

/** Milliseconds of a valid ISO 8601 time with offset; `undefined` for anything else. */
export function parseTime(text: string): number | undefined {
  const [, day = "", , , , hours, minutes] = form.exec(text) ?? [];
  if (!isDay(day)) return undefined;
  return Date.parse(hours === undefined ? text : text.replace(/[+-]\d\d:?\d\d$/, `${hours}:${minutes}`));
}
