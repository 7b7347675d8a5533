import type { Plugin } from 'vite'
import { designTokens } from '#merchant/design-tokens.ts'
import { merchants } from './merchants.ts'
import { tokenFile } from './token-file.ts'

const files = () =>
  merchants.map((merchant) => ({
    fileName: tokenFile(merchant.code),
    source: JSON.stringify(designTokens(merchant), undefined, 2),
  }))

/** Serves each merchant's design tokens, as `npm run tokens` prints them, beside the stories. */
export const tokenFilesPlugin: Plugin = {
  name: 'token-files',
  generateBundle() {
    for (const file of files()) this.emitFile({ type: 'asset', ...file })
  },
  configureServer(server) {
    for (const { fileName, source } of files())
      server.middlewares.use(`/${fileName}`, (_, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(source)
      })
  },
}
