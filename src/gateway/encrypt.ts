import { system } from '#contract/system.ts'
import { loadJose } from './load-jose.ts'
import { send } from './send.ts'

type EncryptionKey = Awaited<ReturnType<typeof fetchKey>>

const { response } = system.settingsConsolidated

async function fetchKey() {
  const value = await send(system.settingsConsolidated, { input: {} })
  return response.parse(value).encryption
}

let known: Promise<EncryptionKey> | undefined

/** Forgets the gateway's key, so that the next encryption fetches it again. */
export function forgetKey(): void {
  known = undefined
}

/**
 * Creates the body and header of an encrypted call. The first call loads the library, which no screen needs to render.
 *
 * @throws GatewayFailure if the key or the library cannot be loaded, and the schema's error if the key is malformed.
 */
export async function encrypt(input: object): Promise<{ body: { data: string }; headers: { Encryption: string } }> {
  known ??= fetchKey()
  known.catch(forgetKey)
  const [{ CompactEncrypt, importJWK }, { keyId, algorithm, encryption, jwk }] = await Promise.all([loadJose(), known])
  const plaintext = new TextEncoder().encode(JSON.stringify(input))
  const data = await new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg: algorithm, enc: encryption, kid: keyId })
    .encrypt(await importJWK(jwk, algorithm))
  return { body: { data }, headers: { Encryption: keyId } }
}
