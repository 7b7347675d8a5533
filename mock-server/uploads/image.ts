import type { ImageSize } from './image-bytes.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'

export interface ImageFacts extends ImageSize {
  type: 'png' | 'jpeg'
}

/**
 * Returns type and size of a PNG or JPEG from its bytes; undefined for any other file. The file must be complete: a
 * truncated one, or one with another file after it, is rejected.
 */
export function readImage(bytes: Uint8Array): ImageFacts | undefined {
  const png = readPng(bytes)
  if (png) return { type: 'png', ...png }
  const jpeg = readJpeg(bytes)
  return jpeg && { type: 'jpeg', ...jpeg }
}
