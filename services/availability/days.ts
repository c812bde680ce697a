const dayMs = 24 * 3600 * 1000;

/** Days of a response. */
export const windowDays = 90;

/** The UTC day of a moment, as `YYYY-MM-DD`. */
export const toDay = (moment: Date) => moment.toISOString().slice(0, 10);

/** The day some days after another one, or before it if negative. */
export const addDays = (day: string, count: number) => toDay(new Date(Date.parse(day) + count * dayMs));

/** The ninety days that end with a day, oldest first. */
export const windowEnding = (last: string) =>
  Array.from({ length: windowDays }, (_, index) => addDays(last, index - windowDays + 1));
