import { number } from "yup";

/** Times are before this year, in milliseconds. */
const end = Date.UTC(2100, 0, 1);

/** A moment in milliseconds since 1970, the same for what is written and for what is read. */
export const momentSchema = () =>
  number()
    .integer("${path} must be whole milliseconds since 1970")
    .min(0, "${path} must be milliseconds since 1970")
    .lessThan(end, "${path} must lie before the year 2100");

/** A moment in the future. */
export const futureSchema = () =>
  momentSchema().test(
    "future",
    "${path} must lie in the future",
    (at) => at === undefined || at === null || at > Date.now(),
  );
