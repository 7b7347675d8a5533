import { type ImageSize, isSize, startsWith, viewOf } from './image-bytes.ts'

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Returns the end of a scan's data: the next marker that does not belong to it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0x00 && next !== 0xff && !standsAlone(next)) return at
  }
  return bytes.length
}

function frameSize(bytes: Uint8Array, at: number, length: number): ImageSize | undefined {
  if (length < 8) return undefined
  const view = viewOf(bytes)
  const [height, width, components] = [view.getUint16(at + 3), view.getUint16(at + 5), view.getUint8(at + 7)]
  return length === 8 + 3 * components && isSize(width) && isSize(height) ? { width, height } : undefined
}

/** Reads one JPEG from an offset and returns its size and end. */
function readOneJpeg(bytes: Uint8Array, from: number): { size: ImageSize; end: number } | undefined {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff], from)) return undefined
  const view = viewOf(bytes)
  let size: ImageSize | undefined
  let scans = 0
  let at = from + 2
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xd9) return size && scans > 0 ? { size, end: at + 2 } : undefined
    if (marker === 0xff || standsAlone(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (at + 4 > bytes.length) return undefined
    const length = view.getUint16(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) return undefined
    if (isFrame(marker)) size = frameSize(bytes, at + 2, length)
    if (isFrame(marker) && !size) return undefined
    at += 2 + length
    if (marker === 0xda) {
      scans += 1
      at = endOfScan(bytes, at)
    }
  }
  return undefined
}

/** Returns the size of a JPEG. Only further JPEGs may follow it: phones append a preview or a gain map. */
export function readJpeg(bytes: Uint8Array): ImageSize | undefined {
  const first = readOneJpeg(bytes, 0)
  let end = first?.end ?? 0
  while (first && end < bytes.length) {
    const next = readOneJpeg(bytes, end)
    if (!next) return undefined
    end = next.end
  }
  return first?.size
}
