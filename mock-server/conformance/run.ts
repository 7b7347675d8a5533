import { publicKey } from '../core/decrypt.ts'
import { encrypt } from '../testing/encrypt.ts'
import { type Answers, resolve } from './resolve.ts'
import { conformanceScript } from './script.ts'
import type { Step } from './step.ts'

/** A request as plain data: it may be handed to a page and sent from there by `fetch(path, rest)`. */
export interface Call {
  path: string
  method: string
  headers: Record<string, string>
  body?: string
}

export type Send = (call: Call) => Promise<{ status: number; body: string }>

export interface Result {
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
  return { headers: { Encryption }, body: JSON.stringify({ data }) }
}

const asText = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

async function toCall({ method, path, query, headers, body, encrypted }: Step, answers: Answers): Promise<Call> {
  const resolved = resolve({ query: query ?? {}, headers, body }, answers) as Pick<Call, 'headers'> & {
    query: Record<string, string>
    body: unknown
  }
  const parameters = new URLSearchParams(resolved.query)
  const sealed = encrypted && (await encryptedParts(encrypted, resolved.body))
  return {
    path: parameters.size > 0 ? `${path}?${parameters}` : path,
    method,
    headers: { ...resolved.headers, ...sealed?.headers },
    body: sealed?.body ?? (body === undefined ? undefined : asText(resolved.body)),
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** Plays the script, one call after another, and gives what came back. */
export async function runConformance(send: Send, script: readonly Step[] = conformanceScript): Promise<Result[]> {
  const answers = new Map<string, unknown>()
  const results: Result[] = []
  for (const step of script) {
    const { status, body: text } = await send(await toCall(step, answers))
    const body = parsed(text)
    if (typeof body === 'object' && body !== null && 'value' in body) answers.set(step.name, body.value)
    results.push({ name: step.name, status, body })
  }
  return results
}
