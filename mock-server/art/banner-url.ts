import type { Artwork } from '#merchant/artwork.ts'

/** Returns the address of a banner's picture in a merchant's style. */
export function bannerUrl(id: string, { composition, palette }: Artwork): string {
  const style = new URLSearchParams({
    ...(composition !== 'burst' && { composition }),
    ...(palette && { palette }),
  })
  return `/__art/banners/${id}.svg${style.size > 0 ? `?${style}` : ''}`
}
