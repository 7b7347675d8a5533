const rounds = 600_000

const toText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Returns a text in letters that a fragment of an address may hold. */
export const packText = (text: string): string => toText(new TextEncoder().encode(text))
/** Returns the text of `packText`. @throws if it is no such text. */
export const unpackText = (packed: string): string => new TextDecoder('utf-8', { fatal: true }).decode(toBytes(packed))

async function keyOf(passcode: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(passcode), 'PBKDF2', false, [
    'deriveKey',
  ])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', salt, iterations: rounds, hash: 'SHA-256' },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** Encrypts a text with a passcode: PBKDF2 with a random salt, then AES-GCM. */
export async function sealText(text: string, passcode: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(passcode, salt),
    new TextEncoder().encode(text),
  )
  return toText(new Uint8Array([...salt, ...iv, ...new Uint8Array(sealed)]))
}

/** Decrypts a sealed text. Returns undefined if the passcode is another or the text was changed. */
export async function openText(sealed: string, passcode: string): Promise<string | undefined> {
  try {
    const bytes = toBytes(sealed)
    const key = await keyOf(passcode, bytes.slice(0, 16))
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(16, 28) }, key, bytes.slice(28))
    return new TextDecoder().decode(text)
  } catch {
    return undefined
  }
}
