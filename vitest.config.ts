import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{mock-server,src,scripts,fixtures}/**/*.test.{ts,tsx}'],
    // Generous: a busy machine is no failure, and no test measures time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['scripts/vitest-setup.ts'],
  },
})
