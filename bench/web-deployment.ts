import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyBuild, forward, writePage } from '#e2e/deploy/deploy.ts'
import { startHost } from '#e2e/deploy/start-host.ts'
import { type BrandAssets, brandOfGateway } from '#scripts/brand/brand.ts'
import { writeBrand } from '#scripts/brand/write-brand.ts'
import { build } from '#scripts/build.mjs'
import { productionPolicy } from '#scripts/deploy/csp.ts'
import { serveFolder } from '#scripts/static-server.mjs'
import { precompressDeployment } from '#scripts/vite/precompress.mjs'
import { startFront } from './web-front.ts'

/** How a deployment differs from a usual one, for a comparison. */
export interface Change {
  page?: (html: string) => string
  uncompressed?: true
}

/** The player's build as it is deployed, and a gateway on another origin. */
export interface Deployment {
  app: string
  /** What the browser of a logged-in member stores. */
  session: Record<string, unknown>
  close: () => void
}

/** Makes the gateway's world one of a member, and returns what the member's browser stores. */
async function memberSession(gateway: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${gateway}/__gateway/world/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ world: 'default', scenario: 'active-member' }),
  })
  const { value } = (await response.json()) as { value: { storage: Record<string, unknown> } }
  return value.storage
}

/** Serves a build for a gateway, and returns its address and the policy of its page, as docs/deploy.md describes. */
async function serveApp(gateway: string, brand: BrandAssets, page: Change['page']) {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'))
  copyBuild(folder)
  writePage(folder, { gateway })
  await writeBrand(folder, brand)
  const file = join(folder, 'index.html')
  if (page) writeFileSync(file, page(readFileSync(file, 'utf8')))
  await precompressDeployment(folder)
  return { files: await serveFolder(folder), policy: productionPolicy({ gateway, from: folder }) }
}

/** Builds the app and deploys it beside a gateway: HTTP/2, TLS, Brotli, and two origins. */
export async function startDeployment({ page, uncompressed }: Change = {}): Promise<Deployment> {
  await Promise.all([build('app'), build('vendors')])
  const pass = (request: IncomingMessage, response: ServerResponse, target: string, headers = {}) => {
    if (uncompressed) delete request.headers['accept-encoding']
    forward(request, response, target + request.url, headers)
  }
  const app = await startFront((request, response) =>
    pass(request, response, files.url, { 'content-security-policy': policy }),
  )
  const host = await startHost('--allow-origin', app.url, '--allow-host', 'gateway.internal')
  const gateway = await startFront((request, response) => pass(request, response, host.url))
  const { files, policy } = await serveApp(gateway.url, await brandOfGateway(host.url), page)
  return {
    app: app.url,
    session: await memberSession(host.url),
    close() {
      app.close()
      gateway.close()
      files.close()
      void host.close()
    },
  }
}
