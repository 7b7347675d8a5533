import { glyphs } from '#fixtures/artwork/glyphs.ts'

const full = [...new Set(Object.values(glyphs))].map((file) => ({
  from: `../node_modules/@lobehub/fluent-emoji-3d/assets/${file}.webp`,
  to: `/__glyphs/${file}.webp`,
}))

/** The glyphs that the simulated gateway draws with, where it looks for them in a browser. */
export const glyphFiles = [...full, { from: '../fixtures/artwork/small-glyphs', to: '/__glyphs/small' }]
