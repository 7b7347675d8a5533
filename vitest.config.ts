import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const test = (folders: string) => `${folders}/**/*.test.{ts,tsx}`

/** These replace modules that every file shares. */
const apart = ['mock-server/texts/made-up-language.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    // Vitest leaves one core free, which on a small machine is half of it.
    maxWorkers: availableParallelism(),
    // Generous: a busy machine is not a failure, and no test measures time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['scripts/vitest-setup.ts'],
    projects: [
      // Each test has a world of its own, so the files of a worker share the modules: a quarter of the time.
      {
        extends: true,
        test: {
          name: 'gateway',
          include: [test('{mock-server,scripts,fixtures,kit,.storybook}')],
          exclude: apart,
          isolate: false,
        },
      },
      // The app has one session, one language and one storage.
      { extends: true, test: { name: 'app', include: [test('src'), ...apart] } },
    ],
  },
})
