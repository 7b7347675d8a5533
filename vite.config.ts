import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { moduleGraph } from './scripts/module-graph-plugin.ts'

/** The player's app: static files for a real gateway, whose origin is written into index.html at deploy time. */
const outDir = 'dist/app'

export default defineConfig({
  plugins: [react(), moduleGraph(outDir)],
  build: { outDir, emptyOutDir: true, manifest: true, reportCompressedSize: false },
})
