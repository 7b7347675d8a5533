import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type GlyphName, type GlyphSize, glyphs } from '#fixtures/artwork/glyphs.ts'

export const smallGlyphs = join(import.meta.dirname, '../../fixtures/artwork/small-glyphs')
const folders: Record<GlyphSize, string> = {
  full: join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets'),
  small: smallGlyphs,
}
const loaded = new Map<string, Promise<Uint8Array>>()

/** Reads the bytes of a glyph (webp) from its folder, once. */
export function loadGlyph(name: GlyphName, size: GlyphSize): Promise<Uint8Array> {
  const file = join(folders[size], `${glyphs[name]}.webp`)
  const bytes = loaded.get(file) ?? readFile(file)
  loaded.set(file, bytes)
  return bytes
}
