import { useMemo } from 'react'
import type { FishOpened } from '#mock-server/vendors/fish-contract.ts'
import { atBase } from '#mock-server/vendors/parts/page-base.ts'

function load(glyph: string): HTMLImageElement {
  const picture = new Image()
  picture.src = atBase(`/__art/glyphs/${glyph}.webp`)
  return picture
}

/** The pictures that the sea is drawn with, by the glyph's name. */
export const usePictures = ({ species }: FishOpened): ReadonlyMap<string, HTMLImageElement> =>
  useMemo(() => new Map(['coin', ...species.map(({ glyph }) => glyph)].map((glyph) => [glyph, load(glyph)])), [species])
