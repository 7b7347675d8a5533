import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkName } from './scripts/chunk-name.ts'
import { earlyScript } from './scripts/early-script-plugin.ts'
import { entryStyle } from './scripts/entry-style-plugin.ts'
import { moduleGraph } from './scripts/module-graph-plugin.ts'
import { oneAxiosAdapter } from './scripts/one-axios-adapter.ts'
import { pureRouter } from './scripts/pure-router.ts'
import { retireWorker } from './scripts/retire-worker-plugin.ts'

/** The player's app: static files for a real gateway, whose origin is written into index.html at deploy time. */
const outDir = 'dist/app'

/** Every page needs these: in one piece they weigh 8 KB less (brotli) than in the ten that the bundler would make. */
const libraries = {
  priority: 5,
  name: 'libraries',
  tags: ['$initial' as const],
  test: /node_modules.(react|react-dom|scheduler|i18next|react-i18next|@tanstack|zustand|axios|zod|react-router|react-router-dom)[\\/]/,
}

/** What the first page needs comes in one piece too: fewer files to lose, and they weigh less. */
const firstPage = { name: 'first-page', priority: 4, tags: ['$initial' as const] }

/** The other chunks, in the order of their imports: a group also takes what its modules import, unless another has it. */
const byUse = (label: string, priority: number, test: (chunk: string) => boolean) => ({
  name: chunkName,
  debugName: label,
  test: (id: string) => test(chunkName(id) ?? ''),
  priority,
})
const shared = byUse('shared', 3, (chunk) => chunk === 'shared')
const features = byUse('features', 2, (chunk) => chunk !== '' && chunk !== 'after-home')
const afterHome = byUse('after home', 1, (chunk) => chunk === 'after-home')

export default defineConfig({
  // Relative: the page's own <base> says where the files are.
  base: './',
  plugins: [react(), earlyScript(), entryStyle, oneAxiosAdapter, pureRouter, moduleGraph(outDir), retireWorker],
  build: {
    outDir,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [libraries, firstPage, shared, features, afterHome] } } },
  },
})
