import type { Plugin } from 'vite'

const stub = '\0axios-without-fetch'

/** Removes axios's unused fetch adapter, 3.6 KB (brotli); browsers use XMLHttpRequest. */
export const oneAxiosAdapter: Plugin = {
  name: 'one-axios-adapter',
  enforce: 'pre',
  resolveId: (id, importer) => (id === './fetch.js' && importer?.includes('/axios/lib/adapters/') ? stub : undefined),
  load: (id) => (id === stub ? 'export const getFetch = () => undefined' : undefined),
}
