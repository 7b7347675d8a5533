import { beforeEach } from 'vitest'
import { runCommand } from '#mock-server/control/run-command.ts'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { listen } from './listen.ts'
import { createPlatform, type Platform } from './platform.ts'

/** Runs the command in this process; a process of its own would take a second for each run. */
export async function runScenario(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await runCommand(args, { print: (text) => out.push(text), printError: (text) => err.push(text) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** Starts a host with a trial world before each test of the calling file, for the command to control. */
export function commandHostPerTest() {
  let platform: Platform
  let port: string

  beforeEach(async () => {
    platform = await createPlatform({ scenario: 'trial', seed: 'kept' })
    const { gateway, worlds } = platform
    const server = await listen(createExpressHost({ gateway, worlds, pages: () => undefined }))
    port = `${server.port}`
    return server.close
  })

  return {
    get platform() {
      return platform
    },
    get port() {
      return port
    },
    /** Runs the command against the host. */
    run: (...args: string[]) => runScenario(...args, '--port', port),
  }
}
