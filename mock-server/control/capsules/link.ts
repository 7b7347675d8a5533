/** The longest fragment: chats and mail programs cut longer links. */
const longest = 8_000

const piped = async (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer())

const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** Returns a capsule as a text for the fragment of a link; null if it would exceed 8,000 characters. */
export async function packed(capsule: object): Promise<string | null> {
  const bytes = await piped(new TextEncoder().encode(JSON.stringify(capsule)), new CompressionStream('deflate-raw'))
  const text = toText(bytes)
  return text.length > longest ? null : text
}

/** Returns the capsule in a text, not yet validated; undefined if the text is damaged. */
export async function unpacked(text: string): Promise<unknown> {
  if (text.length > longest) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(await piped(toBytes(text), new DecompressionStream('deflate-raw'))))
  } catch {
    return undefined
  }
}
