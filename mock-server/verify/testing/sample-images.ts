import { crc } from '#mock-server/uploads/png.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Real pictures of three by two pixels, in base64. */
export const sampleImages = {
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCKALXj/9k=',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACAQMAAACnuvRZAAAAA1BMVEX/AAAZ4gk3AAAADElEQVQI12NgYGAAAAAEAAEnNCcKAAAAAElFTkSuQmCC',
  gif: 'R0lGODlhAwACAPAAAP8AAAAAACH5BAAAAAAALAAAAAADAAIAAAIChF8AOw==',
} as const

/** Returns the bytes of a sample picture. */
export const sampleImage = (kind: keyof typeof sampleImages): Uint8Array<ArrayBuffer> => bytesOf(sampleImages[kind])

const numberOf = (value: number) => new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value])
const nameOf = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** Returns a few bytes whose header claims a square of this side, by default a gigapixel. */
export function giantPng(side = 32_000): Uint8Array<ArrayBuffer> {
  const bytes = sampleImage('png')
  bytes.set(joined(numberOf(side), numberOf(side)), 16)
  bytes.set(numberOf(crc(bytes.subarray(12, 29))), 29)
  return bytes
}

/** Returns a valid PNG with foreign text in a chunk. */
export function polyglotPng(text: string): Uint8Array<ArrayBuffer> {
  const bytes = sampleImage('png')
  const named = joined(nameOf('tEXt'), nameOf(`Comment\0${text}`))
  const chunk = joined(numberOf(named.length - 4), named, numberOf(crc(named)))
  return joined(bytes.subarray(0, 33), chunk, bytes.subarray(33))
}
