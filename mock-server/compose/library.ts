import * as z from 'zod/mini'
import { team } from '#fixtures/agents/team.ts'
import { merchantFiles, scenarioFiles } from '#fixtures/library.ts'
import { members } from '#fixtures/members.ts'
import { parse } from '#mock-server/values/parse.ts'
import { Scenario } from '#mock-server/world/scenarios/scenario.ts'
import { OwnMerchant } from '#mock-server/world/settings/own-merchant.ts'
import type { Library } from '#mock-server/world/worlds/scenario-library.ts'
import { performers } from './performers.ts'
import { seedWorld } from './seed/seed-world.ts'

/** A fixture that does not pass its schema. The message names the fixture and the field. */
export class BrokenFixture extends Error {
  override name = 'BrokenFixture'
}

function read<S extends z.ZodMiniType>(schema: S, value: unknown, subject: string): z.output<S> {
  const result = parse(schema, value)
  if ('data' in result) return result.data
  const { path, message } = result.issue
  throw new BrokenFixture(`the fixture ${subject} is broken at ${path.join('.') || 'its root'}: ${message}`)
}

const Named = z.looseObject({ name: z.string() })

const readScenario = (value: unknown): Scenario =>
  read(Scenario, value, `scenarios/${read(Named, value, 'scenarios/(without a name)').name}`)

function checkNamesDiffer(scenarios: readonly Scenario[]) {
  const names = new Set<string>()
  for (const { name } of scenarios) {
    if (names.has(name)) throw new BrokenFixture(`two fixtures in scenarios/ have the name "${name}"`)
    names.add(name)
  }
}

/** Checks that every `extends` exists and forms no cycle. */
function checkAncestry(scenario: Scenario, scenarios: readonly Scenario[]) {
  const line = [scenario.name]
  for (let base = scenario.extends; base; ) {
    const found = scenarios.find(({ name }) => name === base)
    if (!found) throw new BrokenFixture(`the fixture scenarios/${line.at(-1)} extends "${base}", which does not exist`)
    if (line.includes(base)) {
      throw new BrokenFixture(`the fixture scenarios/${scenario.name} extends itself: ${[...line, base].join(' → ')}`)
    }
    line.push(base)
    base = found.extends
  }
}

const fixedAccounts: ReadonlySet<string> = new Set(members.map(({ account }) => account))

/** Includes the named accounts of the agents' teams, which exist only in some scenarios. */
const allAccounts = new Set([...members, ...team.flatMap(({ name }) => name ?? [])].map(({ account }) => account))

function checkKnown(scenario: string, field: string, accounts: readonly string[], known: ReadonlySet<string>) {
  const unknown = accounts.find((account) => !known.has(account))
  if (unknown) {
    throw new BrokenFixture(
      `the fixture scenarios/${scenario} is broken at ${field}: no member has the account "${unknown}"`,
    )
  }
}

function checkAccounts(scenario: Scenario) {
  const { name, signedIn, contracts = [] } = scenario
  for (const field of ['balances', 'favourites', 'rounds', 'withdrawals', 'failedLogins'] as const)
    checkKnown(name, field, Object.keys(scenario[field] ?? {}), fixedAccounts)
  checkKnown(name, 'signedIn', signedIn ? [signedIn] : [], allAccounts)
  const parties = contracts.flatMap(({ account, by }) => [account, by ?? account])
  checkKnown(name, 'contracts', parties, allAccounts)
}

function checkMerchants({ name, settings, steps = [] }: Scenario, merchants: Library['merchants']) {
  for (const code of [settings?.merchant, ...steps.map((step) => step.settings?.merchant)]) {
    if (code && !merchants.has(code)) {
      throw new BrokenFixture(`the fixture scenarios/${name} is broken at settings.merchant: there is no "${code}"`)
    }
  }
}

interface Files {
  merchants: Readonly<Record<string, unknown>>
  scenarios: readonly unknown[]
}

/** Loads and validates every merchant and scenario. @throws BrokenFixture. */
export function loadLibrary(
  hostNow: () => number,
  files: Files = { merchants: merchantFiles, scenarios: scenarioFiles },
): Library {
  const merchants = new Map(
    Object.entries(files.merchants).map(([file, value]) => {
      const merchant = read(OwnMerchant, value, `merchants/${file}`)
      return [merchant.code, merchant]
    }),
  )
  const scenarios = files.scenarios.map(readScenario)
  checkNamesDiffer(scenarios)
  for (const scenario of scenarios) {
    checkAncestry(scenario, scenarios)
    checkAccounts(scenario)
    checkMerchants(scenario, merchants)
  }
  return { scenarios, merchants, hostNow, performers, seedWorld }
}
