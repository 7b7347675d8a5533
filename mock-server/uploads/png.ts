import { type ImageSize, isSize, startsWith, viewOf } from './image-bytes.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The length of signature and header. */
const shortest = 33
/** The valid bit depths of each PNG colour type. */
const depths: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** Returns the checksum at the end of a PNG chunk. */
export function crc(bytes: Uint8Array): number {
  let state = 0xffffffff
  for (const byte of bytes) {
    state ^= byte
    for (let bit = 0; bit < 8; bit += 1) state = state & 1 ? (state >>> 1) ^ 0xedb88320 : state >>> 1
  }
  return (state ^ 0xffffffff) >>> 0
}

/** Returns the size in a PNG's first chunk, which follows the eight bytes of the signature. */
function readHeader(bytes: Uint8Array): ImageSize | undefined {
  const view = viewOf(bytes)
  const [width, height, depth, colour] = [view.getUint32(16), view.getUint32(20), view.getUint8(24), view.getUint8(25)]
  const [compression, filter, interlace] = [view.getUint8(26), view.getUint8(27), view.getUint8(28)]
  const sound =
    isSize(width) &&
    isSize(height) &&
    (depths[colour]?.includes(depth) ?? false) &&
    compression === 0 &&
    filter === 0 &&
    interlace <= 1 &&
    view.getUint32(29) === crc(bytes.subarray(12, 29))
  return sound ? { width, height } : undefined
}

/** Returns the size of a PNG whose chunks fill the file to the last byte: header, picture, end. */
export function readPng(bytes: Uint8Array): ImageSize | undefined {
  if (!startsWith(bytes, signature) || bytes.length < shortest) return undefined
  const view = viewOf(bytes)
  const names: string[] = []
  let at = signature.length
  while (at + 12 <= bytes.length && names.at(-1) !== 'IEND') {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (names.length === 0 && (name !== 'IHDR' || view.getUint32(at) !== 13)) return undefined
    names.push(name)
    at += view.getUint32(at) + 12
  }
  const whole = at === bytes.length && names.at(-1) === 'IEND' && names.includes('IDAT')
  return whole ? readHeader(bytes) : undefined
}
