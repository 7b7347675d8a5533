import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeSplitting } from './scripts/chunks.ts'
import { className } from './scripts/class-names.ts'
import { earlyScript } from './scripts/early-script-plugin.ts'
import { entryStyle } from './scripts/entry-style-plugin.ts'
import { failedStartPage } from './scripts/failed-start-plugin.ts'
import { moduleGraph } from './scripts/module-graph-plugin.ts'
import { oneAxiosAdapter } from './scripts/one-axios-adapter.ts'
import { playerWorker } from './scripts/player-worker-plugin.ts'
import { pureRouter } from './scripts/pure-router.ts'
import { retireWorker } from './scripts/retire-worker-plugin.ts'

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
