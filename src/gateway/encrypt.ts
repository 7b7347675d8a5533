import type { Endpoint } from '#contract/resource.ts'
import { system } from '#contract/system.ts'
import { GatewayFailure } from './failure.ts'
import { loadJose } from './load-jose.ts'
import { parseAnswer } from './parse-answer.ts'
import { type Message, send } from './send.ts'

type EncryptionKey = Awaited<ReturnType<typeof fetchKey>>

async function fetchKey() {
  const value = await send(system.settingsConsolidated, { input: {} })
  return (await parseAnswer(system.settingsConsolidated, value)).encryption
}

let known: Promise<EncryptionKey> | undefined

/** Forgets the gateway's key, so that the next encryption fetches it again. */
export function forgetKey(): void {
  known = undefined
}

/** @throws GatewayFailure ANSWER_MALFORMED if the gateway's key cannot be used. */
async function encrypt(input: object): Promise<{ data: string; keyId: string }> {
  known ??= fetchKey()
  known.catch(forgetKey)
  const [{ CompactEncrypt, importJWK }, { keyId, algorithm, encryption, jwk }] = await Promise.all([loadJose(), known])
  const plaintext = new TextEncoder().encode(JSON.stringify(input))
  try {
    const data = await new CompactEncrypt(plaintext)
      .setProtectedHeader({ alg: algorithm, enc: encryption, kid: keyId })
      .encrypt(await importJWK(jwk, algorithm))
    return { data, keyId }
  } catch (cause) {
    forgetKey()
    throw new GatewayFailure('ANSWER_MALFORMED', { message: `the key "${keyId}" does not encrypt: ${cause}` })
  }
}

/**
 * Sends a call with an encrypted body, and returns the value of its answer. The first call fetches the library and the
 * gateway's key; a key that the gateway refuses is forgotten.
 *
 * @throws GatewayFailure, and nothing else.
 */
export async function sendEncrypted(endpoint: Endpoint, message: Message): Promise<unknown> {
  const { data, keyId } = await encrypt(message.input)
  return send(endpoint, { ...message, input: { data }, headers: { Encryption: keyId } }).catch((failure: unknown) => {
    if (failure instanceof GatewayFailure && failure.code === 'ENCRYPTION_KEY_UNKNOWN') forgetKey()
    throw failure
  })
}
