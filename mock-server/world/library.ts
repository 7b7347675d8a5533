import * as z from 'zod/mini'
import { merchantFiles, scenarioFiles } from '#fixtures/library.ts'
import { Merchant } from '#merchant/merchant.ts'
import { Scenario } from './scenario.ts'
import type { Library } from './worlds.ts'

/** A fixture that does not pass its schema; the message names the file's subject and the field. */
export class BrokenFixture extends Error {
  override name = 'BrokenFixture'
}

function parse<S extends z.ZodMiniType>(schema: S, value: unknown, subject: string): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new BrokenFixture(`the fixture ${subject} is broken at ${issue?.path.join('.') || 'its root'}: ${issue?.message}`)
}

const named = z.looseObject({ name: z.string() })

/** Every merchant and scenario, validated. @throws BrokenFixture. */
export function loadLibrary(hostNow: () => number): Library {
  const merchants = Object.entries(merchantFiles).map(([file, value]) => parse(Merchant, value, `merchants/${file}`))
  const scenarios = scenarioFiles.map((value) => parse(Scenario, value, `scenarios/${named.parse(value).name}`))
  const names = scenarios.map(({ name }) => name)
  for (const { name, extends: base } of scenarios) {
    if (base && !names.includes(base)) throw new BrokenFixture(`the fixture scenarios/${name} extends "${base}", which is not there`)
  }
  return { scenarios, merchants: Object.fromEntries(merchants.map((merchant) => [merchant.code, merchant])), hostNow }
}
