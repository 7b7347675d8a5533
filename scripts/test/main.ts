/** Runs every check, or the named ones, to the end even if some fail: `npm test [-- unit stories]`. */
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { fail, type Outcome, sum } from './outcome.ts'
import { type Step, steps } from './steps.ts'

interface Result extends Outcome {
  name: string
  seconds: number
}

// The pipe closes when the parent process has ended. All checks end with this process.
process.stdin.on('end', () => process.exit(130)).resume()

const results: Result[] = []
for (const step of chosen()) {
  console.log(`${step.name} …`)
  results.push(await timed(step))
}
const total = sum(results)
for (const { name, message } of total.failures) console.log(`\n✗ ${name}\n${indented(message)}`)
console.log(`\n${results.map(row).join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failures.length} failed`)
const isEmpty = total.passed === 0 && total.notRun.length === 0
process.exitCode = total.failures.length > 0 || isEmpty ? 1 : 0
process.stdin.destroy()

function chosen() {
  const names = readNames()
  const present = steps.filter(({ when }) => !when || when())
  if (names.length === 0) return present.filter(({ onlyNamed }) => !onlyNamed)
  const unknown = names.find((name) => !present.some((step) => isCalled(step, name)))
  if (unknown === undefined) return present.filter((step) => names.some((name) => isCalled(step, name)))
  return refuse(`There is no check "${unknown}". Available: ${present.map(({ name }) => name).join(', ')}`)
}

function readNames() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    })
    if (values.help) help()
    return positionals
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function help(): never {
  const rows = steps.map(
    ({ name, about, onlyNamed }) => `  ${name.padEnd(17)}${about}${onlyNamed ? '; only if named' : ''}`,
  )
  console.log(`npm test -- [CHECK...]
Runs every check, or the named ones. "build" means every "build:…".

${rows.join('\n')}`)
  process.exit(0)
}

function refuse(message: string): never {
  console.error(message)
  process.exit(2)
}

/** Returns whether a name selects a step; `build` selects every `build:…`. */
function isCalled({ name }: Step, called: string) {
  return name === called || name.startsWith(`${called}:`)
}

async function timed({ name, run }: Step): Promise<Result> {
  const start = performance.now()
  const outcome = await run().catch((error: Error) => fail(name, error.message))
  return { name, ...outcome, seconds: (performance.now() - start) / 1000 }
}

function row({ name, passed, skipped, failures, notRun, seconds }: Result) {
  const mark = failures.length > 0 ? '✗' : '✓'
  const counts = [`${String(passed).padStart(5)} passed`, `${String(failures.length).padStart(4)} failed`]
  if (skipped > 0) counts.push(`${skipped} skipped`)
  if (notRun.length > 0) counts.push(`${notRun.length} not run`)
  return `${mark} ${name.padEnd(16)}${counts.join('  ')}  ${seconds.toFixed(1).padStart(6)} s`
}

/** Returns a message without colours and frames. A long one keeps only its end, where runners summarise. */
function indented(message: string) {
  const lines = stripVTControlCharacters(message).split('\n')
  const telling = lines.filter((line) => !/^\s+at .*(node_modules|node:internal|new Promise \()/.test(line))
  return telling.slice(-80).join('\n').replace(/^/gm, '  ')
}
