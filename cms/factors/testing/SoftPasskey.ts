import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

import { isoCBOR } from "@simplewebauthn/server/helpers";

const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 };
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

type Options = { challenge: string };

/** A passkey in memory that answers challenges as a browser with an authenticator does. */
export class SoftPasskey {
  counter = 0;
  private readonly id = encode(randomBytes(16));
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The response to options of a registration. */
  create({ challenge }: Options) {
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    const id = Buffer.from(this.id, "base64url");
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(key)]);
    const authData = Buffer.concat([this.writeAuthenticatorData(flags.hasCredential), credential]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ["fmt", "none"],
      ["attStmt", new Map<string, string>()],
      ["authData", new Uint8Array(authData)],
    ]);
    const attestationObject = encode(isoCBOR.encode(attestation));
    return this.toCredential({ clientDataJSON: this.writeClientData("create", challenge), attestationObject });
  }

  /** The response to options of a sign-in. */
  get({ challenge }: Options) {
    this.counter += 1;
    const clientDataJSON = this.writeClientData("get", challenge);
    const data = this.writeAuthenticatorData(0);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const signature = encode(createSign("sha256").update(signed).sign(this.keys.privateKey));
    return this.toCredential({ clientDataJSON, authenticatorData: encode(data), signature });
  }

  private writeClientData(action: "create" | "get", challenge: string): string {
    const data = { type: `webauthn.${action}`, challenge, origin: this.origin, crossOrigin: false };
    return encode(Buffer.from(JSON.stringify(data)));
  }

  private writeAuthenticatorData(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const bits = Buffer.from([flags.present | flags.verified | more]);
    return Buffer.concat([sha256(new URL(this.origin).hostname), bits, counter]);
  }

  private toCredential(response: object) {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response };
  }
}
