import type { Plugin } from 'vite'

const stub = '\0axios-without-fetch'

/** axios sends by XMLHttpRequest in every browser; its adapter for fetch, 3.6 KB (brotli), would come along unused. */
export const oneAxiosAdapter: Plugin = {
  name: 'one-axios-adapter',
  enforce: 'pre',
  resolveId: (id, importer) => (id === './fetch.js' && importer?.includes('/axios/lib/adapters/') ? stub : undefined),
  load: (id) => (id === stub ? 'export const getFetch = () => undefined' : undefined),
}
