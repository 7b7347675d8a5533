import { styleAddresses } from './style-addresses.ts'

const pictures = new Map<string, HTMLImageElement>()
const read = new WeakSet<CSSStyleSheet>()

function load(address: string): void {
  if (pictures.has(address)) return
  const picture = new Image()
  picture.src = address
  pictures.set(address, picture)
}

function readSheet(sheet: CSSStyleSheet): void {
  read.add(sheet)
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')
  for (const address of styleAddresses(rules, sheet.href ?? location.href)) load(address)
}

/** Returns the pictures of all style sheets, which begin to load. A document lists only those of its elements. */
export function stylePictures(): HTMLImageElement[] {
  for (const sheet of document.styleSheets) if (!read.has(sheet)) readSheet(sheet)
  return [...pictures.values()]
}
