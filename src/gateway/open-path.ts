import { system } from '#contract/system.ts'
import { call } from './call.ts'
import { loadJose } from './load-jose.ts'

/**
 * Opens a path that the gateway gave encrypted. The key and the library come with the first one.
 *
 * @throws GatewayFailure, and an error of the library for a path that this key does not open.
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
