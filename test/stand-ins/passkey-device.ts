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

/** Ways to falsify an answer. */
export interface Forgery {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  /** Replaces the flags of user presence and user verification. */
  flags?: number;
  /** Replaces the id of the passkey's owner. */
  userHandle?: string;
  credentialId?: Buffer;
  /** None by default; signed by the passkey itself, by another key, or with certificates. */
  attestation?: "own" | "wrong" | "certified" | undefined;
  /** Signs with a different key. */
  otherKey?: boolean;
}

/**
 * A browser with a software authenticator on one origin: ES256, discoverable credentials, user verification (WebAuthn
 * level 3).
 */
export class PasskeyDevice {
  readonly origin: string;
  readonly credentials: Credential[] = [];
  /** The number of signatures so far. */
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
    const clientData = this.#clientData("webauthn.create", options.challenge, forged);
    const signed = Buffer.concat([authData, createHash("sha256").update(clientData).digest()]);
    const attestation = new Map<string, Cbor>([
      ["fmt", forged.attestation ? "packed" : "none"],
      ["attStmt", statementOf(forged.attestation, signed, privateKey)],
      ["authData", authData],
    ]);
    return {
      id: id.toString("base64url"),
      rawId: id.toString("base64url"),
      type: "public-key",
      response: {
        clientDataJSON: clientData.toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** `navigator.credentials.get`, with the newest of the allowed passkeys. */
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

function statementOf(
  attestation: Forgery["attestation"],
  signed: Buffer,
  ownKey: KeyObject,
): Map<string, Cbor> {
  if (!attestation) return new Map();
  const { privateKey } =
    attestation === "wrong" ? generateKeyPairSync("ec", { namedCurve: "P-256" }) : { privateKey: ownKey };
  return new Map<string, Cbor>([
    ["alg", -7],
    ["sig", sign("sha256", signed, privateKey)],
    ...(attestation === "certified" ? ([["x5c", Buffer.of(1)]] as const) : []),
  ]);
}
