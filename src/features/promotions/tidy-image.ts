import { applicationLimits } from '#contract/promotions.ts'
import { imageSize } from './image-size.ts'

/** No side is longer afterwards, in pixels; a screenshot stays as sharp as it is. */
const longest = 2_400
const quality = 0.88

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/jpeg', quality))

/**
 * A picture drawn anew: smaller, and without what else stands in the file, such as where it was taken or another file.
 * What it would be unpacked to is looked at first: a few bytes may stand for gigabytes.
 *
 * @throws when this browser cannot show the file, it is too large, or it is no picture.
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
