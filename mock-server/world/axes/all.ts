import * as z from 'zod/mini'
import { Changes, overlay, type Scenario, withoutEmptyMaps } from '#mock-server/world/scenarios/scenario.ts'
import { account } from './account.ts'
import type { Axis } from './axis.ts'
import { history } from './history.ts'
import { maintenance } from './maintenance.ts'
import { network } from './network.ts'
import { captcha, region, sms } from './settings.ts'

/**
 * The choices that combine freely: a scenario is a named point on them. Merchant and flags are choices too, with a place
 * of their own. The account comes first, because the history is the account's.
 */
export const axes = { account, history, maintenance, region, sms, captcha, network }
export type AxisName = keyof typeof axes
export type ValueOn<Name extends AxisName> = (typeof axes)[Name] extends Axis<infer Value> ? Value : never
export type Point = { [Name in AxisName]: ValueOn<Name> }

export const axisNames = Object.keys(axes) as AxisName[]

const choice = <Value extends string>({ values }: Axis<Value>) => z.optional(z.enum(values as [Value, ...Value[]]))

/** Values on any axes; a state keeps its own on the omitted ones. */
export const PointPatch = z.strictObject({
  account: choice(account),
  history: choice(history),
  maintenance: choice(maintenance),
  region: choice(region),
  sms: choice(sms),
  captcha: choice(captcha),
  network: choice(network),
} satisfies { [Name in AxisName]: z.ZodMiniType<ValueOn<Name> | undefined> })
export type PointPatch = z.infer<typeof PointPatch>

const axisOf = (name: AxisName): Axis => axes[name]

/** Returns the point at which a state lies. */
export const pointOf = (state: Changes): Point =>
  Object.fromEntries(axisNames.map((name) => [name, axisOf(name).valueIn(state)])) as Point

/** Returns the changes that move a scenario to other values; it keeps its own on every other axis. */
export function changesTo(scenario: Scenario, wanted: PointPatch): Changes {
  const target = { ...pointOf(scenario), ...wanted }
  let [state, changes]: [Changes, Changes] = [scenario, {}]
  for (const name of axisNames) {
    const value = target[name]
    if (value === undefined || axisOf(name).valueIn(state) === value) continue
    const part = axisOf(name).changesTo(value, state)
    state = overlay(state, part)
    changes = overlay(changes, part)
  }
  // In the schema's order: a link's hash of a world must not depend on who declared it.
  return Changes.parse(withoutEmptyMaps(changes))
}
