/**
 * Prints the Content-Security-Policy of a player's build, after the build and any later change to its page:
 * `npm run csp [-- --gateway https://gateway.example --script https://sdk.example --call https://api.example --from FOLDER]`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contentSecurityPolicy } from '#mock-server/hosts/content-security.ts'
import { root } from '../paths.mjs'
import { exitCodeOf } from '../usage-error.mjs'

const usualBuild = join(root, 'dist/app')

interface Deployed {
  gateway?: string
  /** Other origins of scripts, such as those of a sign-in module. */
  script?: readonly string[]
  /** Other origins that those scripts call. */
  call?: readonly string[]
  from?: string
}

/**
 * Returns the policy that a deployment sends with every page. It allows pictures and vendors' pages from any https address,
 * since only the gateway knows them.
 */
export function productionPolicy({ gateway, script = [], call = [], from = usualBuild }: Deployed = {}): string {
  const page = join(from, 'index.html')
  if (!existsSync(page)) throw new Error(`${page} does not exist. Run \`npm run build\` first.`)
  const gateways = gateway ? [gateway] : []
  return contentSecurityPolicy(readFileSync(page, 'utf8'), {
    scripts: script,
    calls: [...gateways, ...call],
    pictures: ['https:', ...gateways],
    frames: ["'self'", 'https:', ...gateways],
  })
}

if (import.meta.main) {
  try {
    const options = {
      gateway: { type: 'string' },
      script: { type: 'string', multiple: true },
      call: { type: 'string', multiple: true },
      from: { type: 'string' },
    } as const
    console.log(productionPolicy(parseArgs({ options }).values))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = exitCodeOf(error)
  }
}
