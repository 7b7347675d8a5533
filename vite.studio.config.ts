import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The page that controls worlds. It is not part of the player's build. */
export default defineConfig({
  root: folder('src/studio'),
  base: '/__studio/',
  publicDir: false,
  cacheDir: folder('node_modules/.vite-studio'),
  plugins: [react()],
  // Its texts and the interface kit are outside its root.
  server: { fs: { allow: [folder('.')] } },
  build: { outDir: folder('dist/studio'), emptyOutDir: true, reportCompressedSize: false },
})
