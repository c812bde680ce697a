/** Header that carries a captcha's token, whichever captcha it is. */
export const captchaTokenHeader = "recaptcha-token";

/** Code of the 503 that says nobody could check a token. */
export const captchaUnavailable = "captcha_unavailable";

/** Google's name for what a token is good for: it takes no hyphens. */
export const toCaptchaAction = (form: string): string => form.replaceAll("-", "_");
