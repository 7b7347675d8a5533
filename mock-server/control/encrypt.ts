import { CompactEncrypt, importJWK } from 'jose'
import { publicKey } from '#mock-server/core/decrypt.ts'

const key = importJWK(publicKey.jwk, publicKey.algorithm)

/** Encrypts a value as a compact JWE, as the app does. */
export async function encrypt(value: unknown): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: publicKey.algorithm, enc: publicKey.encryption, kid: publicKey.keyId })
    .encrypt(await key)
}
