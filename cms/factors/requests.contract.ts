import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { mixed, object, string } from "yup";

import { cleanedString } from "#contracts/cleanedString.ts";

import { maxPasskeyName } from "./contract.ts";

// Its members are checked where it is verified.
const response = <T>() =>
  mixed<T & object>((value): value is T & object => isObject(value)).required("response is missing");
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
const current = () => string().max(1_000).required("current is missing");

const name = () =>
  cleanedString()
    .max(maxPasskeyName, `name must have at most ${maxPasskeyName} characters`)
    .required("name is missing");

/**
 * The `current` password, which every change starts with: 403 for a wrong one, 429 after ten of them within a quarter of an hour.
 * `DELETE /factors/:id` → 204 removes one. `POST /factors/codes` → new recovery codes; those before stop working.
 */
export const confirmationSchema = object({ current: current() });

/** `PUT /factors/totp` → `recoveryCodesSchema`; 400 `code-wrong`, 409 `factor-late`. Replaces an app from before. */
export const appChangeSchema = object({
  ticket: string().max(2_000).required("ticket is missing"),
  code: string().max(20).required("code is missing"),
});

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
