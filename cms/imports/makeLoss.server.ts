import { locales } from "#contracts/locales.ts";
import type { WriteError } from "#cms/http/WriteError.server.ts";

import type { Loss, LossCode } from "./contract.ts";
import { lossTexts } from "./lossTexts.server.ts";

/** A loss with its sentence in every language. */
export const makeLoss = (where: string, code: LossCode, ...[first = "", second = ""]: string[]): Loss => ({
  where,
  code,
  texts: Object.fromEntries(locales.map((locale) => [locale, lossTexts[locale][code](first, second)])),
});

/** A loss because of a failure of the repository, which the Studio has a sentence for in other languages. */
export function withFailure(loss: Loss, { facts }: WriteError): Loss {
  const { code, values = [] } = facts;
  return code === undefined ? loss : { ...loss, failure: { code, values } };
}
