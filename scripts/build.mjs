/** Builds the targets that are out of date: `node scripts/build.mjs [app vendors studio demo storybook] [--force]`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './ensure-installed.mjs'
import { fingerprint } from './fingerprint.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'
import { exitCodeOf, UsageError } from './usage-error.mjs'
import { precompress } from './vite/precompress.mjs'

const shared = [
  'scripts/vite/precompress.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'index.html',
  'src',
  'vite.config.ts',
  'postcss.config.js',
]
const simulator = ['mock-server', 'fixtures']
const vite = ['vite', 'build', '--logLevel', 'warn', '--config']

/**
 * `config` exists if the target is part of this tree, `needs` are its sources, and `result` is a file that it creates.
 * The text files in the folder `site` get compressed copies.
 * @typedef {{ config: string, needs: string[], result: string, command: string[], site?: string }} Target
 * @type {Record<string, Target>}
 */
export const targets = {
  app: {
    config: 'index.html',
    needs: [...shared, 'public', 'scripts/vite'],
    result: 'dist/app/index.html',
    site: 'dist/app',
    command: [...vite, 'vite.config.ts'],
  },
  vendors: {
    config: 'vite.vendors.config.ts',
    needs: [...shared, ...simulator, 'vite.vendors.config.ts'],
    result: 'dist/vendors',
    site: 'dist/vendors',
    command: [...vite, 'vite.vendors.config.ts'],
  },
  studio: {
    config: 'vite.studio.config.ts',
    needs: [...shared, 'vite.studio.config.ts'],
    result: 'dist/studio/index.html',
    site: 'dist/studio',
    command: [...vite, 'vite.studio.config.ts'],
  },
  demo: {
    config: 'scripts/build-demo.ts',
    needs: [
      ...shared,
      ...simulator,
      'public',
      'scripts/vite',
      'vite.vendors.config.ts',
      'vite.studio.config.ts',
      'scripts/build-demo.ts',
      'scripts/demo-files.ts',
      'scripts/brand',
    ],
    result: 'dist/demo/sw.js',
    site: 'dist/demo',
    command: ['node', 'scripts/build-demo.ts'],
  },
  storybook: {
    config: '.storybook',
    needs: [
      ...shared,
      ...simulator,
      '.storybook',
      'scripts/visual/motion-of.ts',
      'e2e/catalogue',
      'e2e/support/texts.ts',
    ],
    result: 'storybook-static/index.html',
    command: [
      'storybook',
      'build',
      '--output-dir',
      'storybook-static',
      '--quiet',
      '--disable-telemetry',
      '--stats-json',
    ],
  },
}

/** Returns the targets whose configuration exists. */
export const configured = () => Object.keys(targets).filter((name) => existsSync(join(root, targetOf(name).config)))

/**
 * Builds one target if it changed since its last build. Throws the builder's output if it fails.
 * @param {string} name
 * @param {{ force?: boolean }} [options]
 */
export async function build(name, { force = false } = {}) {
  const { config, needs, result, command, site } = targetOf(name)
  if (!existsSync(join(root, config))) throw new Error(`There is no ${config} to build ${name} from.`)
  const stamp = join(root, '.cache', `built-${name}`)
  const current = fingerprint(needs)
  if (!force && existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log(`Building ${name} …`)
  rmSync(stamp, { force: true })
  const { ok, output } = await run(command)
  if (!ok || !existsSync(join(root, result))) throw new Error(`${name} does not build.\n${output}`)
  if (site) await precompress(join(root, site))
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, current)
}

/** @param {string} name */
function targetOf(name) {
  const target = targets[name]
  if (!target) throw new UsageError(`There is no target "${name}". Available: ${Object.keys(targets).join(', ')}`)
  return target
}

/** @param {string[]} parameters */
async function main(parameters) {
  ensureInstalled()
  const names = parameters.filter((parameter) => parameter !== '--force')
  const force = names.length < parameters.length
  await Promise.all((names.length ? names : configured()).map((name) => build(name, { force })))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(process.argv.slice(2)).catch((/** @type {Error} */ error) => {
    console.error(error.message)
    process.exitCode = exitCodeOf(error)
  })
}
