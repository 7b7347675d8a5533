import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { moduleGraph } from './scripts/module-graph-plugin.ts'
import { oneAxiosAdapter } from './scripts/one-axios-adapter.ts'
import { pureRouter } from './scripts/pure-router.ts'
import { retireWorker } from './scripts/retire-worker-plugin.ts'

/** The player's app: static files for a real gateway, whose origin is written into index.html at deploy time. */
const outDir = 'dist/app'

/** Every page needs these: in one piece they weigh 8 KB less (brotli) than in the ten that the bundler would make. */
const libraries = {
  name: 'libraries',
  tags: ['$initial' as const],
  test: /node_modules.(react|react-dom|scheduler|i18next|react-i18next|@tanstack|zustand|axios|zod|react-router|react-router-dom)[\\/]/,
}

/** What the first page needs comes in one piece too: fewer files to lose, and they weigh less. */
const firstPage = { name: 'first-page', tags: ['$initial' as const] }

export default defineConfig({
  // Relative: the page's own <base> says where the files are.
  base: './',
  plugins: [react(), oneAxiosAdapter, pureRouter, moduleGraph(outDir), retireWorker],
  build: {
    outDir,
    emptyOutDir: true,
    reportCompressedSize: false,
    // Names of scripts to preload would stand in the entry for every lazy screen; nearly all of them are loaded by then.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: { output: { codeSplitting: { groups: [libraries, firstPage] } } },
  },
})
