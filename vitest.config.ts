import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{mock-server,src,scripts,fixtures}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/vitest-setup.ts'],
  },
})
