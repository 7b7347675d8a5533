import { isHung } from './requests.ts'
import { stylePictures } from './style-pictures.ts'

const RealImage = window.Image
/** The pictures that are made to be drawn on a canvas, or loaded ahead. No document lists them. */
const loose = new Set<HTMLImageElement>()
const lost = new Set<string>()

const noteLost = ({ target }: Event) => {
  if (target instanceof HTMLImageElement && target.src !== '') lost.add(target.currentSrc || target.src)
}

/** Follows the pictures outside the document, and those that do not load. */
export function followPictures(): void {
  document.addEventListener('error', noteLost, true)
  window.Image = new Proxy(RealImage, { construct: (_, size: [number?, number?]) => followed(new RealImage(...size)) })
}

function followed(picture: HTMLImageElement): HTMLImageElement {
  picture.addEventListener('error', noteLost)
  loose.add(picture)
  return picture
}

/** Forgets the pictures of the story before. */
export function forgetPictures(): void {
  loose.clear()
  lost.clear()
}

/** Returns the addresses of the story's pictures that did not load. */
export const lostAddresses = (): string[] => [...lost]

/** Returns the pictures that the story shows or is about to, without those that will never come. */
export const pictures = (): HTMLImageElement[] => [
  ...[...document.images, ...loose].filter(({ src, currentSrc }) => src !== '' && !isHung(currentSrc || src)),
  ...stylePictures(),
]
