import { ControlFailure, callControl } from './call-control.ts'
import type { WorldSummary } from './calls/shared.ts'
import { type Command, readCommand, usage, WrongUse } from './cli-options.ts'
import { control } from './contract.ts'

const tell = ({ name, scenario, seed, merchant }: WorldSummary, url: string) =>
  `world ${name}: scenario ${scenario}, seed ${seed}, merchant ${merchant}\nopen it at ${new URL(`/?world=${name}`, url)}`

const table = (rows: readonly { name: string; title: string }[]) => {
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows.map(({ name, title }) => `${name.padEnd(width)}  ${title}`).join('\n')
}

/** What a command answers: the data, and how a person reads it. */
async function perform(order: Command): Promise<{ data: unknown; text: string }> {
  const { command, name, url, world, scenario, seed, merchant } = order
  const ask = async (answer: Promise<WorldSummary>) => {
    const data = await answer
    return { data, text: tell(data, url) }
  }
  switch (command) {
    case 'list': {
      const data = await callControl(control.scenarios, {}, order)
      return { data, text: table(data) }
    }
    case 'show': {
      const data = await callControl(control.scenario, { name }, order)
      return { data, text: JSON.stringify(data, null, 2) }
    }
    case 'apply':
      return ask(callControl(control.applyScenario, { world, scenario: name, seed, merchant }, order))
    case 'reset':
      return ask(callControl(control.resetWorld, { world }, order))
    case 'new-world':
      return ask(callControl(control.createWorld, { name: world, scenario, seed, merchant }, order))
  }
}

async function main(): Promise<void> {
  const order = readCommand(process.argv.slice(2))
  if (!order) return console.log(usage)
  const { data, text } = await perform(order)
  console.log(order.json ? JSON.stringify(data, null, 2) : text)
}

main().catch((error: unknown) => {
  if (!(error instanceof WrongUse || error instanceof ControlFailure)) throw error
  const hint = error instanceof WrongUse ? '; --help shows how to use it' : ''
  console.error(`${error.message}${hint}`)
  process.exitCode = 1
})
