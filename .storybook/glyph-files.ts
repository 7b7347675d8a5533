import { glyphs } from '#fixtures/artwork/glyphs.ts'

/** The glyphs that the simulated gateway draws with, where it looks for them in a browser. */
export const glyphFiles = [...new Set(Object.values(glyphs))].map((file) => ({
  from: `../node_modules/@lobehub/fluent-emoji-3d/assets/${file}.webp`,
  to: `/__glyphs/${file}.webp`,
}))
