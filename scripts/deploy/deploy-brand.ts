/** Applies a merchant's name, icons, manifest and colours to a build: `npm run deploy:brand -- --help`. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brandOfFile, brandOfGateway } from '../brand/brand.ts'
import { writeBrand } from '../brand/write-brand.ts'
import { root } from '../paths.mjs'

const usage = `npm run deploy:brand -- FILE | --gateway ORIGIN [--to FOLDER]
  FILE              the merchant as JSON: name, languages, defaultTheme, theme, logo (an adbrand, or a file beside it)
  --gateway ORIGIN  reads the merchant from the status of this gateway instead
  --to FOLDER       the build to change (dist/app)

Exits with 0 on success, 1 if the merchant or the build cannot be read, 2 on a usage error.`

const options = {
  gateway: { type: 'string' },
  to: { type: 'string', default: join(root, 'dist/app') },
  help: { type: 'boolean', short: 'h', default: false },
} as const

function read(args: string[]) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [file] = positionals
  if (!values.help && (file === undefined) === (values.gateway === undefined)) {
    throw new Error('Name either a file or a gateway.')
  }
  return { file, ...values }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function write({ file = '', gateway, to }: { file?: string; gateway?: string; to: string }): Promise<number> {
  try {
    const brand = gateway ? await brandOfGateway(gateway) : await brandOfFile(file)
    console.log((await writeBrand(to, brand)).join('\n'))
    return 0
  } catch (error) {
    console.error(messageOf(error))
    return 1
  }
}

/** Runs the command line and returns the exit code. */
export async function deployBrand(args: string[]): Promise<number> {
  try {
    const { help, ...options } = read(args)
    if (!help) return write(options)
    console.log(usage)
    return 0
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`)
    return 2
  }
}

if (import.meta.main) process.exitCode = await deployBrand(process.argv.slice(2))
