import { compactDecrypt, importJWK } from 'jose'
import fixture from '#fixtures/encryption-key.json' with { type: 'json' }
import { fail } from '#mock-server/values/fail.ts'

const algorithm = 'RSA-OAEP-256'
const encryption = 'A256GCM'
const privateKey = importJWK(fixture.jwk, algorithm)

/** The simulator's public key. The key pair is a fixture: it protects nothing and is the same on every host and run. */
export const publicKey = {
  keyId: fixture.keyId,
  algorithm,
  encryption,
  jwk: { kty: 'RSA', n: fixture.jwk.n, e: fixture.jwk.e },
} as const

/**
 * Decrypts a JWE made for `keyId` and returns its text.
 *
 * @throws GatewayError ENCRYPTION_KEY_UNKNOWN, ENCRYPTION_INVALID.
 */
export async function decrypt(jwe: string, keyId: string): Promise<string> {
  if (keyId !== publicKey.keyId) {
    fail('ENCRYPTION_KEY_UNKNOWN', {
      field: 'header.Encryption',
      message: `the key "${keyId.slice(0, 64)}" is not in use; fetch the current one and encrypt again`,
    })
  }
  const opened = await compactDecrypt(jwe, await privateKey, {
    keyManagementAlgorithms: [algorithm],
    contentEncryptionAlgorithms: [encryption],
  }).catch(() =>
    fail('ENCRYPTION_INVALID', {
      field: 'body.data',
      message:
        'body.data is not a compact JWE for this key, or it was changed in transit; fetch the key and encrypt again',
    }),
  )
  return new TextDecoder().decode(opened.plaintext)
}
