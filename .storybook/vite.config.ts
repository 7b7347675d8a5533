import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { followModulesPlugin } from './still/follow-modules-plugin.ts'

export default defineConfig({
  plugins: [react(), followModulesPlugin],
  build: { chunkSizeWarningLimit: 4000 },
})
