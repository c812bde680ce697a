/** Whether a status says that a captcha cannot be had for now: too many were asked for, or nobody can give one. */
export const isCaptchaLimit = (status: number): boolean => status === 429 || status === 503;
