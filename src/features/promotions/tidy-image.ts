import { applicationLimits } from '#contract/promotions.ts'
import { imageSize } from './image-size.ts'

/** The longest side afterwards, in pixels; a screenshot keeps its size. */
const longest = 2_400
const quality = 0.88

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/jpeg', quality))

/**
 * Re-encodes a picture: smaller, and without the file's other data, such as its location or an embedded file. It checks
 * the decoded size first, because a few bytes may decode to gigabytes.
 *
 * @throws if the file is not a picture, is too large, or the browser cannot decode it.
 */
export async function tidyImage(file: File): Promise<File> {
  const size = imageSize(new Uint8Array(await file.arrayBuffer()))
  if (!size || size.width * size.height > applicationLimits.imagePixels)
    throw new Error(`${file.name} is too large to be drawn`)
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await toBlob(canvas)
  if (!blob) throw new Error(`${file.name} could not be drawn`)
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type })
}
