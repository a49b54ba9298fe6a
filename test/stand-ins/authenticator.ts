import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

import type { Assertion, CreationOptions, Registration, RequestOptions } from "../../shared/api/passkeys.ts";
import { cbor, type Cbor } from "./cbor.ts";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const KEY_INCLUDED = 0x40;

interface Credential {
  id: Buffer;
  rpId: string;
  userHandle: string;
  privateKey: KeyObject;
}

/** What may be wrong about an answer. */
export interface Forgery {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  /** Nobody touched it, or gave a fingerprint. */
  flags?: number;
  /** Whose passkey it says that it is. */
  userHandle?: string;
  credentialId?: Buffer;
  /** Signs with a key of its own. */
  otherKey?: boolean;
}

/** A browser with an authenticator in software, on one origin: ES256, discoverable, its user verified (WebAuthn level 3). */
export class Authenticator {
  readonly origin: string;
  readonly credentials: Credential[] = [];
  /** How often it has signed. */
  counter = 0;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** `navigator.credentials.create` */
  create(options: CreationOptions, forged: Forgery = {}): Registration {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const id = forged.credentialId ?? randomBytes(32);
    this.credentials.push({ id, rpId: options.rp.id, userHandle: options.user.id, privateKey });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#head(options.rp.id, USER_PRESENT | USER_VERIFIED | KEY_INCLUDED, forged),
      Buffer.alloc(16),
      length,
      id,
      cbor(key),
    ]);
    const attestation = new Map<string, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return {
      id: id.toString("base64url"),
      rawId: id.toString("base64url"),
      type: "public-key",
      response: {
        clientDataJSON: this.#clientData("webauthn.create", options.challenge, forged).toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** `navigator.credentials.get`: with the newest of the passkeys that are allowed. */
  get(options: RequestOptions, forged: Forgery = {}): Assertion {
    const allowed = new Set(options.allowCredentials.map(({ id }) => id));
    const credential = this.credentials.findLast(
      ({ id, rpId }) =>
        rpId === options.rpId && (allowed.size === 0 || allowed.has(id.toString("base64url"))),
    );
    if (!credential) throw new Error("no passkey for this server");
    this.counter++;
    const authenticatorData = this.#head(options.rpId, USER_PRESENT | USER_VERIFIED, forged);
    const clientData = this.#clientData("webauthn.get", options.challenge, forged);
    const signed = Buffer.concat([authenticatorData, createHash("sha256").update(clientData).digest()]);
    const { privateKey } = forged.otherKey
      ? generateKeyPairSync("ec", { namedCurve: "P-256" })
      : { privateKey: credential.privateKey };
    const id = (forged.credentialId ?? credential.id).toString("base64url");
    return {
      id,
      rawId: id,
      type: "public-key",
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
        userHandle: forged.userHandle ?? credential.userHandle,
      },
    };
  }

  #head(rpId: string, flags: number, forged: Forgery): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(forged.counter ?? this.counter);
    const domain = createHash("sha256").update(forged.rpId ?? rpId);
    return Buffer.concat([domain.digest(), Buffer.from([forged.flags ?? flags]), counter]);
  }

  #clientData(type: string, challenge: string, forged: Forgery): Buffer {
    const { origin = this.origin } = forged;
    return Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? challenge,
        origin,
        crossOrigin: false,
      }),
    );
  }
}
