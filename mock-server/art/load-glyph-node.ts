import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type GlyphName, glyphs } from '#fixtures/artwork/glyphs.ts'

const assets = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
const loaded = new Map<GlyphName, Promise<Uint8Array>>()

/** Reads the bytes of a glyph (webp) from its package, once. */
export function loadGlyph(name: GlyphName): Promise<Uint8Array> {
  const bytes = loaded.get(name) ?? readFile(join(assets, `${glyphs[name]}.webp`))
  loaded.set(name, bytes)
  return bytes
}
