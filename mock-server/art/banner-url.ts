import type { Artwork } from '#merchant/artwork.ts'

type Style = Pick<Artwork, 'composition' | 'palette'>

/** Returns the query of a picture in a merchant's style. */
function styleOf({ composition, palette }: Style): string {
  const style = new URLSearchParams({
    ...(composition !== 'burst' && { composition }),
    ...(palette && { palette }),
  })
  return style.size > 0 ? `?${style}` : ''
}

/** Returns the address of a banner's picture in a merchant's style. */
export const bannerUrl = (id: string, style: Style): string => `/__art/banners/${id}.svg${styleOf(style)}`

/** Returns a text's HTML with its pictures in a merchant's style. */
export const inStyle = (html: string, style: Style): string =>
  html.replaceAll(/(?<="\/__art\/popups\/[\w-]+\.svg)(?=")/g, styleOf(style).replace('&', '&amp;'))
