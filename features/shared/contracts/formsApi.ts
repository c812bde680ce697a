/** Largest body of a form. */
export const maxFormBytes = 32 * 1024;

/** Header with the key under which a form is stored once, however often it is sent. */
export const idempotencyHeader = "idempotency-key";

/** What a sender quotes and the Studio finds a submission by: the random end of its id. */
export const toReference = (id: string): string => id.slice(-8).toUpperCase();

/** The honeypot: its name in a page's form, and in the JSON of the APIs. */
export const honeypot = { input: "trap", field: "website" } as const;

/** Endpoints of forms: two have a URL of their own, the others share one and send `form_id`. */
export type FormShape = "contact" | "enterprise-request" | "send_form";

/** The shape of a form, by the back end's name of it. */
export const getFormShape = (form: string): FormShape =>
  form === "contact" || form === "enterprise-request" ? form : "send_form";

/** A form that editors composed: this, and the id of its document. */
export type ComposedName = `form-${string}`;

/** Whether a name is that of a composed form. */
export const isComposedName = (name: unknown): name is ComposedName =>
  typeof name === "string" && /^form-[\w.~-]{1,250}$/.test(name);

/** The id of the document of a composed form. */
export const getDocumentId = (name: ComposedName): string => name.slice("form-".length);

/** Start of the `source` of what the contact page sends; `:` and the subject follow. */
export const contactPageSource = "contact-page";

/** Header that carries a captcha's token, whichever captcha it is. */
export const captchaTokenHeader = "recaptcha-token";

/** Code of the 503 response when a token could not be checked. */
export const captchaUnavailable = "captcha_unavailable";

/** Google's action name of a token; letters, digits and `_` are allowed. */
export const toCaptchaAction = (form: string): string => form.replaceAll(/\W/g, "_");

/** Whether a status means that no captcha is available: too many requests, or the service is down. */
export const isCaptchaLimit = (status: number): boolean => status === 429 || status === 503;

/** Subscribes to e-mails about incidents; it counts only after its e-mail address was confirmed. */
export const incidentMailForm = "incident-mail";
