/** In pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** The largest accepted width and height; no camera's picture exceeds it. */
const longest = 32_767

export const isSize = (pixels: number): boolean => pixels > 0 && pixels <= longest

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte)
