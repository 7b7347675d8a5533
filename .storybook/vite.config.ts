import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { followModulesPlugin } from './still/follow-modules-plugin.ts'
import { tokenFilesPlugin } from './token-files-plugin.ts'

export default defineConfig({
  plugins: [react(), followModulesPlugin, tokenFilesPlugin],
  build: { chunkSizeWarningLimit: 4000 },
})
