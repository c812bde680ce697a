import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs values that clients send back unchanged. */
export type Signer = {
  sign(purpose: string, value: object): string;
  /** The value; `undefined` when it was not signed here for this purpose. */
  open(purpose: string, token: string): unknown;
};

export function createSigner(key: string): Signer {
  const seal = (purpose: string, payload: string) => createHmac("sha256", key).update(`${purpose}.${payload}`).digest();
  return {
    sign(purpose, value) {
      const payload = Buffer.from(JSON.stringify(value)).toString("base64url");
      return `${payload}.${seal(purpose, payload).toString("base64url")}`;
    },
    open(purpose, token) {
      const [payload = "", signature = ""] = token.split(".");
      const bytes = Buffer.from(signature, "base64url");
      const right = seal(purpose, payload);
      if (bytes.length !== right.length || !timingSafeEqual(bytes, right)) return undefined;
      return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    },
  };
}
