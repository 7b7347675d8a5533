/** The longest picture in a capsule, in characters of its data: address. Four of them stay far below a ticket's limit. */
export const longestPicture = 150_000

/** The sizes and qualities that are tried, best first. */
const tries = [
  { width: 390, quality: 0.8 },
  { width: 390, quality: 0.5 },
  { width: 240, quality: 0.5 },
] as const

/** Draws a picture at a width in pixels and returns its data: address. */
export type Encode = (width: number, quality: number) => string

/** Returns the best small picture that fits into a capsule; undefined if none does. */
export function smallPicture(encode: Encode): string | undefined {
  for (const { width, quality } of tries) {
    const address = encode(width, quality)
    if (address.length <= longestPicture) return address
  }
  return undefined
}

/** Returns what encodes a canvas as a WebP, or as a PNG in browsers that cannot write WebP. */
export const encoderOf =
  (picture: HTMLCanvasElement): Encode =>
  (width, quality) => {
    const small = document.createElement('canvas')
    small.width = Math.min(width, picture.width)
    small.height = Math.round((picture.height * small.width) / picture.width)
    const context = small.getContext('2d')
    if (context) context.imageSmoothingQuality = 'high'
    context?.drawImage(picture, 0, 0, small.width, small.height)
    return small.toDataURL('image/webp', quality)
  }
