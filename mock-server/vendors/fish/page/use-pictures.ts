import { useMemo } from 'react'
import { atBase } from '#mock-server/vendors/page-kit/page-base.ts'
import type { Opened } from '../contract.ts'

function load(glyph: string): HTMLImageElement {
  const picture = new Image()
  picture.src = atBase(`/__art/glyphs/${glyph}.webp`)
  return picture
}

/** Returns the pictures of the sea by glyph name. */
export const usePictures = ({ species }: Opened): ReadonlyMap<string, HTMLImageElement> =>
  useMemo(() => new Map(['coin', ...species.map(({ glyph }) => glyph)].map((glyph) => [glyph, load(glyph)])), [species])
