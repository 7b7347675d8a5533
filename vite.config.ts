import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeSplitting } from './scripts/vite/chunks.ts'
import { className } from './scripts/vite/class-names.ts'
import { earlyScript } from './scripts/vite/early-script-plugin.ts'
import { entryStyle } from './scripts/vite/entry-style-plugin.ts'
import { failedStartPage } from './scripts/vite/failed-start-plugin.ts'
import { moduleGraph } from './scripts/vite/module-graph-plugin.ts'
import { oneAxiosAdapter } from './scripts/vite/one-axios-adapter.ts'
import { playerWorker } from './scripts/vite/player-worker-plugin.ts'
import { pureRouter } from './scripts/vite/pure-router.ts'
import { retireWorker } from './scripts/vite/retire-worker-plugin.ts'

/** The player's app: static files for a real gateway, whose origin is written into index.html at deploy time. */
const outDir = 'dist/app'

export default defineConfig(({ command }) => ({
  // Relative: the page's own <base> says where the files are.
  base: './',
  plugins: [
    react(),
    failedStartPage,
    earlyScript(),
    entryStyle,
    oneAxiosAdapter,
    pureRouter,
    moduleGraph(outDir),
    playerWorker,
    retireWorker,
  ],
  // While developing, the names of the classes stay readable.
  css: command === 'build' ? { modules: { generateScopedName: className } } : {},
  build: {
    outDir,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting } },
  },
}))
