import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { build } from '../scripts/build.mjs'
import { bundledNode, projectEnv, root } from '../scripts/paths.mjs'
import { deployedApp } from './web-deployed-app.ts'
import { deployedGateway } from './web-deployed-gateway.ts'
import { startFront } from './web-front.ts'

/** The player's build as it is deployed, and a gateway on another origin. */
export interface Deployment {
  app: string
  /** What the browser of a logged-in member stores. */
  session: Record<string, unknown>
  close: () => void
}

/** Starts the simulated gateway, which allows an app's origin to call it. */
async function startGateway(app: string) {
  const options = ['--port', '0', '--allow-origin', app]
  const host = spawn(bundledNode, ['mock-server/main.mjs', ...options], {
    cwd: root,
    env: projectEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for (;;) {
    const [line] = await once(host.stdout, 'data')
    output += String(line)
    const [url] = /http:\/\/localhost:\d+(?=\/)/.exec(output) ?? []
    if (url) return { url, stop: () => void host.kill() }
  }
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

/** Builds the app and deploys it beside a gateway: HTTP/2, TLS, Brotli, and two origins. */
export async function startDeployment(): Promise<Deployment> {
  await Promise.all([build('app'), build('vendors')])
  const app = await startFront((request, response) => serveApp(request, response))
  const host = await startGateway(app.url)
  const gateway = await startFront(deployedGateway(host.url))
  const serveApp = deployedApp(gateway.url)
  return {
    app: app.url,
    session: await memberSession(host.url),
    close() {
      app.close()
      gateway.close()
      host.stop()
    },
  }
}
