import { formData } from '#contract/form-data.ts'
import type { Endpoint } from '#contract/resource.ts'

interface Encoded {
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer>
}

export const jsonType = { 'Content-Type': 'application/json' }

async function multipart(input: object): Promise<Encoded> {
  const response = new Response(formData(input))
  const type = response.headers.get('content-type') ?? ''
  return { headers: { 'Content-Type': type }, body: new Uint8Array(await response.arrayBuffer()) }
}

/** Encodes a body as the app does: JSON, a form, or multipart with lists of files. */
export async function encodeBody(bodyType: Endpoint['bodyType'], input: object): Promise<Encoded> {
  if (bodyType === 'multipart') return multipart(input)
  if (!bodyType) return { headers: jsonType, body: JSON.stringify(input) }
  const fields = Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]))
  return {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams(fields)}`,
  }
}
