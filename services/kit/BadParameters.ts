/** The parameters do not fit the method; the message is shown to whoever called. */
export class BadParameters extends Error {
  override name = "BadParameters";
}
