import { callJson } from "@/features/shared/callJson";

const challengeUrl = "/api/studio/sign-in/passkey/";

/** Whether this browser has passkeys in the form that the repository sends them. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** The response of a passkey to a challenge of the site, as JSON; `undefined` when none was chosen or the site gave no challenge. */
export async function readPasskey(): Promise<string | undefined> {
  try {
    const response = await callJson(challengeUrl, { method: "POST", body: "{}" });
    if (!response.ok) return undefined;
    const { options } = await response.json();
    const credential = await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    });
    return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : undefined;
  } catch (error) {
    // Cancelled, timed out, or no passkey of this site: browsers do not say which.
    console.warn("studio: no passkey was used", error);
    return undefined;
  }
}
