import { download } from '../download.ts'
import { type Phone, phonesIn } from '../phones/phones.ts'
import { pageOf } from '../phones/reach.ts'
import { Problem } from '../problem.ts'
import { drawPhone } from './draw-phone.ts'
import { shotName } from './names.ts'
import { encoderOf, smallPicture } from './small-picture.ts'

const asPng = (picture: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    picture.toBlob((file) => (file ? resolve(file) : reject(new Problem('problem_picture_large'))), 'image/png'),
  )

/** Copies a picture. Returns whether the browser allows it. */
async function copyPicture(file: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })])
    return true
  } catch {
    return false
  }
}

/** Saves what a phone shows as a PNG and copies it. @throws Error that says why the picture failed. */
export async function takePicture(phone: Phone, merchant: string): Promise<{ name: string; copied: boolean }> {
  const name = shotName({ merchant, page: pageOf(phone), at: new Date() }, 'png')
  const file = await asPng(await drawPhone(phone))
  download(name, file)
  return { name, copied: await copyPicture(file) }
}

/** Returns a small picture of each phone in a world, in their order; undefined where none could be taken. */
export const smallPicturesOf = (world: string): Promise<(string | undefined)[]> =>
  Promise.all(
    phonesIn(world).map(async (phone) => {
      try {
        return smallPicture(encoderOf(await drawPhone(phone, { withoutSecrets: true })))
      } catch {
        return undefined
      }
    }),
  )
