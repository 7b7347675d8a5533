import { longestLogo } from '#merchant/merchant.ts'
import { coloursOfPicture } from '#merchant/palette/picture-colours.ts'
import { Problem } from '../problem.ts'

/** The kinds of files that the browser draws; what leaves this page is always a PNG. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const
export const largestPicture = 8 * 1024 ** 2

/** A picture without scripts or links: only its pixels. */
export interface LogoPicture {
  /** A square PNG as a data: address. */
  logo: string
  colours: string[]
}

/** The sides of the logo to try, in pixels: a detailed picture needs a smaller one to fit a merchant's file. */
const sides = [256, 192, 144, 96, 64]
/** The side at which colours are counted. */
const countedSide = 96

function draw(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const { naturalWidth: width = side, naturalHeight: height = side } = image
  const scale = side / Math.max(width || side, height || side)
  const [drawnWidth, drawnHeight] = [(width || side) * scale, (height || side) * scale]
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, (side - drawnWidth) / 2, (side - drawnHeight) / 2, drawnWidth, drawnHeight)
  return canvas
}

async function load(file: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Reads a picture's pixels: its colours, and a logo that fits a merchant's file. @throws if it is no picture. */
export async function readPicture(file: Blob): Promise<LogoPicture> {
  const image = await load(file)
  const logo = sides.map((side) => draw(image, side).toDataURL('image/png')).find((text) => text.length <= longestLogo)
  const pixels = draw(image, countedSide).getContext('2d')?.getImageData(0, 0, countedSide, countedSide).data
  if (!logo || !pixels) throw new Problem('problem_not_drawn')
  return { logo, colours: coloursOfPicture(pixels) }
}
