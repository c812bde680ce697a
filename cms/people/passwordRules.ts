import { translate } from "#contracts/translate.ts";

export const minPasswordLength = 10;
export const maxPasswordLength = 200;

/** Whether a password has enough characters, as people count them; blanks at its ends do not count. */
export const isLongEnough = (password: string): boolean =>
  [...new Intl.Segmenter().segment(password.trim())].length >= minPasswordLength;

/** Why a new password is refused before it is sent; the repository judges how easy it is to guess. */
export const shortPassword = translate({
  en: `The password has fewer than ${minPasswordLength} characters.`,
  cn: `密码少于 ${minPasswordLength} 个字符。`,
});
