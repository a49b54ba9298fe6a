import { createECDH, createCipheriv, hkdfSync, randomBytes } from "node:crypto";

/** What a browser gave so that only it can read what is sent to it. */
export interface BrowserKeys {
  /** Its public key: an uncompressed point of P-256. */
  p256dh: Buffer;
  /** A secret that it shares with the server. */
  auth: Buffer;
}

/** Used for one message: the random parts, which a test may choose. */
export interface MessageSecrets {
  salt: Buffer;
  privateKey?: Buffer;
}

/** The whole message is one record. */
const RECORD_BYTES = 4096;
const LAST_RECORD = Buffer.of(2);

/** A message that the push service cannot read: `aes128gcm` (RFC 8188) with the keys of RFC 8291. */
export function encrypt(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { salt, privateKey }: MessageSecrets = { salt: randomBytes(16) },
): Buffer {
  const own = createECDH("prime256v1");
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const publicKey = own.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, publicKey]);
  const secret = hkdf(auth, own.computeSecret(p256dh), info, 32);
  const key = hkdf(salt, secret, "Content-Encoding: aes128gcm\0", 16);
  const nonce = hkdf(salt, secret, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const record = [
    cipher.update(text, "utf8"),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(publicKey.length, 4);
  return Buffer.concat([salt, sizes, publicKey, ...record]);
}

const hkdf = (salt: Buffer, key: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, info, bytes));
