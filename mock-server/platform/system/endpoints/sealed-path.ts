import { CompactEncrypt, importJWK } from 'jose'
import type { World } from '#mock-server/world/worlds/world.ts'

const algorithm = 'dir'
const encryption = 'A256GCM'
const keyId = 'paths-1'

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

/** Returns the world's key for paths, in the published form. */
export function pathKey({ chance }: World) {
  const k = btoa(String.fromCharCode(...bytesOf(chance.hex(64, 'path-key'))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return { keyId, algorithm, encryption, jwk: { kty: 'oct', k } } as const
}

/** Returns a path encrypted for customer service's entries. It is deterministic within a world. */
export async function sealedPath(world: World, path: string): Promise<string> {
  const { jwk } = pathKey(world)
  return new CompactEncrypt(new TextEncoder().encode(path))
    .setProtectedHeader({ alg: algorithm, enc: encryption, kid: keyId })
    .setInitializationVector(bytesOf(world.chance.hex(24, 'path-iv', path)))
    .encrypt(await importJWK(jwk, algorithm))
}
