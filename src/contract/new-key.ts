/**
 * Returns a new idempotency key: 128 random bits as hexadecimal digits. Unlike `crypto.randomUUID`, it works on http
 * pages too.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
