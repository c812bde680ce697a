/** Second factors: passkeys, codes of an authenticator app (TOTP) and recovery codes, with which people sign in. */
import { array, number, object, string } from "yup";
import type { InferType } from "yup";

/** The id that an authenticator app has beside those of passkeys. */
export const appId = "totp";

export const maxPasskeys = 20;
export const maxPasskeyName = 60;

const factorSchema = object({
  /** `totp`, or the id of a passkey. */
  id: string().required(),
  /** Empty for the app. */
  name: string().defined(),
  /** Milliseconds. */
  created: number().required(),
  /** Last sign-in with it, null for none. */
  used: number().nullable().defined(),
});

/** `GET /factors` → one's own; with at least one, a password alone opens no session. */
export const factorsSchema = object({
  results: array(factorSchema.required()).required(),
  /** Recovery codes that were not used yet. */
  codes: number().required(),
  /** The only origin where passkeys work, that of `SITE_URL`; null where its host is an IP. */
  origin: string().nullable().defined(),
});

/** `POST /factors/totp` with the password → a new secret, which counts once `PUT /factors/totp` has confirmed it with a code of the app. */
export const newAppSchema = object({
  /** Sent back unchanged within ten minutes. */
  ticket: string().required(),
  /** In groups, to be typed. */
  secret: string().required(),
  uri: string().required(),
  /** QR code of `uri`: a path in a square of `size` modules. */
  qr: object({ path: string().required(), size: number().required() }).required(),
});
export type NewApp = InferType<typeof newAppSchema>;

/** `PUT /factors/totp` and `POST /factors/passkeys` → recovery codes with the first factor, shown once; null later. */
export const recoveryCodesSchema = object({
  recovery_codes: array(string().required()).nullable().defined(),
});
