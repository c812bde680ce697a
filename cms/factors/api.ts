import { mixed, object } from "yup";
import type { InferType } from "yup";

import { send, sendOnly } from "#cms/http/send.ts";

import { factorsSchema, newAppSchema, recoveryCodesSchema } from "./contract.ts";
import type { NewApp } from "./contract.ts";

// The browser checks what it gets.
const creationSchema = object({ options: mixed<PublicKeyCredentialCreationOptionsJSON>().required() });

const at = (id: string) => `factors/${encodeURIComponent(id)}`;
const toCodes = async (call: Promise<InferType<typeof recoveryCodesSchema>>) =>
  (await call).recovery_codes ?? undefined;

/** One's own second factors. */
export const loadFactors = (signal?: AbortSignal): Promise<InferType<typeof factorsSchema>> =>
  send("factors", factorsSchema, { signal });

export const startApp = (current: string): Promise<NewApp> =>
  send(at("totp"), newAppSchema, { method: "POST", body: { current } });

/** Adds the app; recovery codes with the first factor. */
export const confirmApp = (ticket: string, code: string): Promise<string[] | undefined> =>
  toCodes(send(at("totp"), recoveryCodesSchema, { method: "PUT", body: { ticket, code } }));

/** Makes a passkey in the browser and adds it; recovery codes with the first factor. Throws `DOMException` when none was made. */
export async function addPasskey(name: string, current: string): Promise<string[] | undefined> {
  const { options } = await send("factors/passkeys/options", creationSchema, { method: "POST", body: { current } });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  const response = credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;
  return toCodes(send("factors/passkeys", recoveryCodesSchema, { method: "POST", body: { name, response } }));
}

export const renamePasskey = (id: string, name: string): Promise<void> =>
  sendOnly(at(id), { method: "PATCH", body: { name } });

export const removeFactor = (id: string, current: string): Promise<void> =>
  sendOnly(at(id), { method: "DELETE", body: { current } });

export const renewCodes = (current: string): Promise<string[] | undefined> =>
  toCodes(send("factors/codes", recoveryCodesSchema, { method: "POST", body: { current } }));
