import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lineIconsPlugin } from './line-icons-plugin.ts'
import { readFilesPlugin } from './read-files-plugin.ts'
import { followModulesPlugin } from './still/follow-modules-plugin.ts'
import { tokenFilesPlugin } from './token-files-plugin.ts'

export default defineConfig({
  plugins: [react(), followModulesPlugin, tokenFilesPlugin, lineIconsPlugin, readFilesPlugin],
  build: { chunkSizeWarningLimit: 4000 },
})
