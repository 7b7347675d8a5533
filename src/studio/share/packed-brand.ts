import { Merchant } from '#merchant/merchant.ts'
import { Problem } from '../problem.ts'

/** The longest text: chats and mail programs cut longer links. */
export const longestBrand = 1_800

type Json = { [key: string]: unknown }

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns what changes one value into another, as a JSON merge patch (RFC 7396). */
function difference(from: Json, to: Json): Json {
  const gone = Object.keys(from).filter((key) => to[key] === undefined)
  const changed = Object.entries(to).flatMap(([key, value]) => {
    const before = from[key]
    if (JSON.stringify(before) === JSON.stringify(value)) return []
    return [[key, isRecord(before) && isRecord(value) ? difference(before, value) : value]]
  })
  return Object.fromEntries([...gone.map((key) => [key, null]), ...changed])
}

function merge(from: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const entries = Object.entries(patch)
  const kept = Object.entries(isRecord(from) ? from : {}).filter(([key]) => !Object.hasOwn(patch, key))
  const merged = entries.flatMap(([key, value]) =>
    value === null ? [] : [[key, merge(isRecord(from) ? from[key] : undefined, value)]],
  )
  return Object.fromEntries([...kept, ...merged])
}

const piped = async (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer())

/** Returns an edited merchant as its difference from the shipped one, without its picture; undefined if it is too long. */
export async function packBrand(shipped: Merchant, brand: Merchant): Promise<string | undefined> {
  const { logo: _, ...plain } = brand
  const text = JSON.stringify(difference(shipped, plain))
  const bytes = await piped(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const packed = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return packed.length > longestBrand ? undefined : packed
}

async function unpack(packed: string): Promise<unknown> {
  const text = atob(packed.slice(0, longestBrand).replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(await piped(bytes, new DecompressionStream('deflate-raw'))))
}

/** Returns the merchant of a link. @throws Problem, or $ZodError with the field; the host validates it again. */
export async function unpackBrand(shipped: Merchant, packed: string): Promise<Merchant> {
  const patch = await unpack(packed).catch(() => {
    throw new Problem('share_damaged')
  })
  return Merchant.parse(merge(shipped, patch))
}
