/** Builds the demo: app, vendor pages, glyphs, and the service worker that caches them and runs the gateway. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { merchantFiles } from '#fixtures/library.ts'
import { type GlyphPlaces, glyphPack } from '#mock-server/hosts/glyph-places.ts'
import { type BrandAssets, DeployedBrand } from './brand/brand.ts'
import { writeBrand } from './brand/write-brand.ts'
import { demoFiles } from './demo-files.ts'
import { packGlyphs } from './pack-glyphs.ts'
import { codeSplitting } from './vite/chunks.ts'
import { earlyScript } from './vite/early-script-plugin.ts'
import { entryStyle } from './vite/entry-style-plugin.ts'
import { failedStartPage } from './vite/failed-start-plugin.ts'

const outDir = 'dist/demo'
const quiet = { logLevel: 'warn', configFile: false } as const

/** Returns the demo's brand: Parlor's name and sign, because the demo has every merchant. */
function demoBrand(): BrandAssets {
  const name = { ko: 'Parlor demo', en: 'Parlor demo' }
  const logo = Buffer.from(readFileSync('public/icon.svg', 'utf8').replace(/<rect[^>]*>/, ''))
  const brand = DeployedBrand.parse({ ...merchantFiles.haedal, code: '', name, logo: 'icon.svg' })
  return { brand, logo, ground: ['#4b46e8', '#7b5cfa'] }
}

/** Gives the app's page the demo's entry, which starts the gateway first. */
const demoPage: Plugin = {
  name: 'demo-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/src/demo/main.tsx'),
  },
}

/** Gives Studio's page the demo's entry, which does the same. */
const demoStudio: Plugin = {
  name: 'demo-studio',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('./main.tsx', '../demo/studio.tsx'),
  },
}

/** Returns the place of each glyph in their file. */
async function writeGlyphs(): Promise<GlyphPlaces> {
  const { bytes, places } = await packGlyphs()
  writeFileSync(join(outDir, glyphPack), bytes)
  return places
}

const buildWorker = (places: GlyphPlaces) =>
  build({
    ...quiet,
    publicDir: false,
    define: {
      __FILES__: JSON.stringify(demoFiles(outDir)),
      __GLYPHS__: JSON.stringify(places),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir,
      emptyOutDir: false,
      lib: { entry: 'mock-server/hosts/service-worker.ts', formats: ['iife'], name: 'demo', fileName: () => 'sw.js' },
    },
  })

await build({
  ...quiet,
  plugins: [react(), failedStartPage, demoPage, earlyScript(), entryStyle],
  build: { outDir, emptyOutDir: true, rolldownOptions: { output: { codeSplitting } } },
})
await build({
  logLevel: 'warn',
  configFile: 'vite.vendors.config.ts',
  build: { outDir: resolve(outDir, '__vendors'), emptyOutDir: true },
})
await build({
  logLevel: 'warn',
  configFile: 'vite.studio.config.ts',
  plugins: [demoStudio],
  build: { outDir: resolve(outDir, '__studio'), emptyOutDir: true },
})
const glyphPlaces = await writeGlyphs()
await writeBrand(outDir, demoBrand())
await buildWorker(glyphPlaces)
