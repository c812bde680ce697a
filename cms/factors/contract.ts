/** Second factors: passkeys, codes of an authenticator app (TOTP) and recovery codes, with which people sign in. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { array, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { cleanedString } from "#contracts/cleanedString.ts";

/** The id that an authenticator app has beside those of passkeys. */
export const appId = "totp";

export const maxPasskeys = 20;
export const maxPasskeyName = 60;

// Its members are checked where it is verified.
const response = <T>() =>
  mixed<T & object>((value): value is T & object => isObject(value)).required("response is missing");
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
const current = () => string().max(1_000).required("current is missing");

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
export type Factor = InferType<typeof factorSchema>;

/** `GET /factors` → one's own; with at least one, a password alone opens no session. */
export const factorsSchema = object({
  results: array(factorSchema.required()).required(),
  /** Recovery codes that were not used yet. */
  codes: number().required(),
  /** The only origin where passkeys work, that of `SITE_URL`; null where its host is an IP. */
  origin: string().nullable().defined(),
});

/**
 * The `current` password, which every change starts with: 403 for a wrong one, 429 after ten of them within a quarter of an hour.
 * `DELETE /factors/:id` → 204 removes one. `POST /factors/codes` → new recovery codes; those before stop working.
 */
export const confirmationSchema = object({ current: current() });

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

/** `PUT /factors/totp` → `recoveryCodesSchema`; 400 `code-wrong`, 409 `factor-late`. Replaces an app from before. */
export const appChangeSchema = object({
  ticket: string().max(2_000).required("ticket is missing"),
  code: string().max(20).required("code is missing"),
});

const name = () =>
  cleanedString()
    .max(maxPasskeyName, `name must have at most ${maxPasskeyName} characters`)
    .required("name is missing");

/** `POST /factors/passkeys/options` with the password → options of `navigator.credentials.create`; 409 `passkey-host`. */
export const passkeyOptionsSchema = object({ options: object().required(), origin: string().required() });

/** `POST /factors/passkeys` → 201 `recoveryCodesSchema`; 400 `passkey-refused`, 409 `too-many-passkeys`. */
export const newPasskeySchema = object({ name: name(), response: response<RegistrationResponseJSON>() });

/** `PATCH /factors/:id` → 204 names a passkey. */
export const passkeyNameSchema = object({ name: name() });

/**
 * `POST /sessions/passkey/options`, without authorization → `passkeyOptionsSchema` for `navigator.credentials.get`, answered by
 * `POST /sessions/passkey` → 201 `newSessionSchema`; 401 for a passkey that is not known.
 */
export const passkeySignInSchema = object({ response: response<AuthenticationResponseJSON>() });

/** `POST /sessions/code`, without authorization → 201 `newSessionSchema`; 401 for a wrong or used code, 409 for an expired ticket. */
export const codeSignInSchema = object({
  ticket: string().max(2_000).required("ticket is missing"),
  /** Of the app, or a recovery code. */
  code: string().max(60).required("code is missing"),
});
