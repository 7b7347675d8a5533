import { system } from '#contract/system.ts'
import { call } from './call.ts'
import { loadJose } from './load-jose.ts'

/**
 * Decrypts a path from the gateway. The first call loads the key and the library.
 *
 * @throws GatewayFailure, or an error of the library if this key does not decrypt the path.
 */
export async function openPath(path: string): Promise<string> {
  const [{ compactDecrypt, importJWK }, { paths }] = await Promise.all([
    loadJose(),
    call(system.settingsConsolidated, {}),
  ])
  const { plaintext } = await compactDecrypt(path, await importJWK(paths.jwk, paths.algorithm), {
    keyManagementAlgorithms: [paths.algorithm],
    contentEncryptionAlgorithms: [paths.encryption],
  })
  return new TextDecoder().decode(plaintext)
}
