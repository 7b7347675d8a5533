/** Builds the demo: the app, the vendor pages, the glyphs, and the one worker that holds them and is the gateway. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { glyphs } from '#fixtures/artwork/glyphs.ts'

const outDir = 'dist/demo'
const quiet = { logLevel: 'warn', configFile: false } as const

const manifest = {
  name: 'Parlor demo',
  short_name: 'Parlor',
  id: '/',
  start_url: '/m/home',
  display: 'standalone',
  background_color: '#f3f5fb',
  theme_color: '#f3f5fb',
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
}

/** The page of the app with the demo's own beginning, which puts the gateway in place first. */
const demoPage: Plugin = {
  name: 'demo-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('/src/main.tsx', '/src/demo/main.tsx')
        .replace('</head>', '<link rel="manifest" href="/manifest.webmanifest" /></head>'),
  },
}

function copyGlyphs() {
  const assets = join(
    dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
    'assets',
  )
  mkdirSync(join(outDir, '__glyphs'), { recursive: true })
  for (const file of new Set(Object.values(glyphs))) {
    copyFileSync(join(assets, `${file}.webp`), join(outDir, '__glyphs', `${file}.webp`))
  }
}

/** Every file with a revision made of its content. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      url: `/${relative(folder, file)}`,
      revision: createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16),
    }))

const buildWorker = () =>
  build({
    ...quiet,
    publicDir: false,
    define: { __FILES__: JSON.stringify(filesOf(outDir)), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      lib: { entry: 'mock-server/hosts/service-worker.ts', formats: ['iife'], name: 'demo', fileName: () => 'sw.js' },
    },
  })

await build({ ...quiet, plugins: [react(), demoPage], build: { outDir, emptyOutDir: true } })
await build({
  logLevel: 'warn',
  configFile: 'vite.vendors.config.ts',
  build: { outDir: resolve(outDir, '__vendors'), emptyOutDir: true },
})
copyGlyphs()
writeFileSync(join(outDir, 'manifest.webmanifest'), JSON.stringify(manifest))
await buildWorker()
