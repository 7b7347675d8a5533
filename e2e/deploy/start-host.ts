import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bundledNode, root } from '#scripts/paths.mjs'

/** Starts a gateway with these options on a free port, and waits until it reports its address. */
export async function startHost(...options: string[]): Promise<{ url: string; close: () => Promise<unknown> }> {
  const host = spawn(bundledNode, ['mock-server/main.mjs', '--port', '0', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(host, 'exit')
  const url = await new Promise<string>((started, failed) => {
    let output = ''
    host.stdout.on('data', (part: Buffer) => {
      output += part
      const [address] = /http:\/\/localhost:\d+(?=\/)/.exec(output) ?? []
      if (address) started(address)
    })
    host.on('exit', (code) => failed(new Error(`The gateway ended with ${code}: ${output}`)))
  })
  return {
    url,
    close() {
      host.kill()
      return ended
    },
  }
}
