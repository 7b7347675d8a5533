import { encodeBody, jsonType } from '#mock-server/control/encode-body.ts'
import { encrypt } from '#mock-server/control/encrypt.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import type { GatewayAnswer } from '#mock-server/core/message.ts'
import { resolve } from './resolve.ts'
import { conformanceScript } from './script.ts'
import type { ScriptedFile, Sent, Step } from './step.ts'

/** A request as plain data, which a page can send by `fetch(path, rest)`. */
export interface Call {
  path: string
  method: string
  headers: Record<string, string>
  body?: string
  /** The bytes of a binary body, in place of `body`. */
  base64?: string
}

/** The headers that say how long a client may keep an answer; null if the answer has none. */
interface Keeping {
  cache?: string | null
  etag?: string | null
}

export type Send = (call: Call) => Promise<Keeping & { status: number; body: string }>

export interface Result extends Keeping {
  name: string
  status: number
  /** Parsed if it is JSON. */
  body: unknown
}

/** Changes a character of the ciphertext, so that it still looks like a JWE. */
function tamper(jwe: string): string {
  const [header, key, iv, text = '', tag] = jwe.split('.')
  return [header, key, iv, `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`, tag].join('.')
}

async function encryptedParts(kind: NonNullable<Step['encrypted']>, body: unknown) {
  const jwe = await encrypt(body)
  const data = kind === 'tampered' ? tamper(jwe) : jwe
  const Encryption = kind === 'other-key' ? 'yesterdays-key' : publicKey.keyId
  return { headers: { ...jsonType, Encryption }, body: JSON.stringify({ data }) }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(base64, 'base64'))
const base64Of = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

const asFile = ({ name, type, base64 }: ScriptedFile) => new File([bytesOf(base64)], name, { type })

/** Returns a multipart body with its files in the gateway's form. */
export const withFiles = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.map(asFile) : value]),
  )

async function plainParts(bodyType: Step['bodyType'], body: unknown) {
  if (body === undefined) return { headers: {} }
  if (typeof body === 'string') return { headers: jsonType, body }
  const sent = bodyType === 'multipart' ? withFiles(body as object) : (body as object)
  const { headers, body: encoded } = await encodeBody(bodyType, sent)
  return { headers, ...(typeof encoded === 'string' ? { body: encoded } : { base64: base64Of(encoded) }) }
}

/** Returns the body of a call as it is sent to a host. */
export const sentBody = ({ body, base64 }: Call) => (base64 === undefined ? body : bytesOf(base64))

async function toCall({ method, path, bodyType, encrypted }: Step, { query, headers, body }: Sent): Promise<Call> {
  const parameters = new URLSearchParams(query)
  const { headers: own, ...sent } = await (encrypted ? encryptedParts(encrypted, body) : plainParts(bodyType, body))
  return {
    path: parameters.size > 0 ? `${path}?${parameters}` : path,
    method,
    headers: { ...own, ...headers },
    ...sent,
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** Returns an answer of the core as a host sends it. */
export async function answerOf({ status, headers, body }: GatewayAnswer) {
  const { 'cache-control': cache = null, etag = null } = headers
  return { status, cache, etag, body: await new Response(body as BodyInit).text() }
}

/** Plays steps one after another; later steps can use the answers of earlier ones. */
export function createPlayer(send: Send) {
  const answers = new Map<string, unknown>()
  return {
    /** Returns what a step sends, with its placeholders replaced by earlier answers. */
    resolved: ({ query = {}, headers, body }: Step) => resolve({ query, headers, body }, answers) as Sent,
    /** Sends a possibly modified call without storing its answer. */
    async send(step: Step, input: Sent): Promise<Result> {
      const { body, ...answer } = await send(await toCall(step, input))
      return { name: step.name, ...answer, body: parsed(body) }
    },
    async play(step: Step): Promise<Result> {
      const result = await this.send(step, this.resolved(step))
      const { body } = result
      if (typeof body === 'object' && body !== null && 'value' in body) answers.set(step.name, body.value)
      return result
    },
  }
}

/** Plays the script and returns the answers. */
export async function runConformance(send: Send, script: readonly Step[] = conformanceScript): Promise<Result[]> {
  const player = createPlayer(send)
  const results: Result[] = []
  for (const step of script) results.push(await player.play(step))
  return results
}
