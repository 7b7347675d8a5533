import { applicationLimits } from '#contract/promotions.ts'
import { imageSize } from './image-size.ts'

/** The longest side afterwards, in pixels; a screenshot keeps its size. */
const longest = 2_400
const quality = 0.88

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/jpeg', quality))

/** Reports that a picture would decode to more pixels than an application may have. */
export class TooManyPixels extends Error {
  override name = 'TooManyPixels'
}

/**
 * Re-encodes a picture: smaller, and without the file's other data, such as its location or an embedded file. It checks
 * the decoded size first, because a few bytes may decode to gigabytes.
 *
 * @throws TooManyPixels, or another error if the file is not a picture or the browser cannot decode it.
 */
export async function tidyImage(file: File): Promise<File> {
  const size = imageSize(new Uint8Array(await file.arrayBuffer()))
  if (!size) throw new Error(`${file.name} is neither PNG nor JPG.`)
  if (size.width * size.height > applicationLimits.imagePixels) {
    throw new TooManyPixels(`${file.name} has ${size.width} × ${size.height} pixels`)
  }
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await toBlob(canvas)
  if (!blob) throw new Error(`${file.name} could not be drawn.`)
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type })
}
