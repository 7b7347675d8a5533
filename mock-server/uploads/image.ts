import type { ImageSize } from './image-bytes.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'

export interface ImageFacts extends ImageSize {
  type: 'png' | 'jpeg'
}

/**
 * What a PNG or JPEG is, by its bytes alone; nothing for any other file. It must hold together from its first byte to its
 * last: one that is cut short, or has another file hidden behind it, is neither.
 */
export function readImage(bytes: Uint8Array): ImageFacts | undefined {
  const png = readPng(bytes)
  if (png) return { type: 'png', ...png }
  const jpeg = readJpeg(bytes)
  return jpeg && { type: 'jpeg', ...jpeg }
}
