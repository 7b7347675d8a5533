import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = folder('mock-server/vendors')

/** The simulated vendor games. Each is a page of its own, as at a vendor: every html file in the folder is one. */
const pages = readdirSync(root).filter((file) => file.endsWith('.html'))

export default defineConfig({
  root,
  base: '/__vendors/',
  publicDir: false,
  cacheDir: folder('node_modules/.vite-vendors'),
  plugins: [react()],
  // The pages import the contract and packages, which are outside their root.
  server: { fs: { allow: [folder('.')] } },
  build: {
    outDir: folder('dist/vendors'),
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: { input: pages.map((page) => `${root}/${page}`) },
  },
})
