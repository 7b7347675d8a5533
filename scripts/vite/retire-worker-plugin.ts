import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Deploys `sw.js`, which replaces a worker that another site left at the app's address. */
export const retireWorker: Plugin = {
  name: 'retire-worker',
  generateBundle() {
    const source = readFileSync(new URL('./retire-worker.js', import.meta.url), 'utf8')
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
}
