import type { agent } from '#contract/agent.ts'
import type { GameCategory } from '#contract/games.ts'
import type { Call } from '#mock-server/core/implement.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import { type RateRange, type Rates, rateRange, toHundredths } from '../rules/rates.ts'
import { ratesAt } from '../rules/tree.ts'
import { treeOf } from '../state/teams.ts'
import { findBelow, givenOn, rebateRanges } from './people.ts'
import { addPlace } from './places.ts'

type Patch = Partial<Record<GameCategory, number>>

interface Refuse {
  fail: (code: 'INVALID_INPUT' | 'REBATE_RANGE', detail: FailureDetail) => never
}

/** Hundredths of a per cent, of a rate in per cent. @throws GatewayError INVALID_INPUT, REBATE_RANGE naming the range. */
function checkedRate(perCent: number, category: GameCategory, { minimum, maximum }: RateRange, { fail }: Refuse) {
  const field = `body.rebates.${category}`
  const rate = toHundredths(perCent) ?? fail('INVALID_INPUT', { field, message: 'a rate comes in steps of 0.01' })
  if (minimum <= rate && rate <= maximum) return rate
  const range = { minimum: minimum / 100, maximum: maximum / 100 }
  return fail('REBATE_RANGE', {
    field,
    message: `${category} may have ${range.minimum} to ${range.maximum} per cent, not ${perCent}`,
    value: range,
  })
}

/** Rates with a patch over them, each checked against what the upline has and what is given on. */
export function patchedRates(
  patch: Patch,
  { present, own, given }: { present: Rates; own: Rates; given: readonly Rates[] },
  refuse: Refuse,
): Rates {
  const patched = Object.entries(patch).map(([name, perCent]) => {
    const category = name as GameCategory
    return [category, checkedRate(perCent, category, rateRange(own, given, category), refuse)]
  })
  return { ...present, ...Object.fromEntries(patched) }
}

export async function updateDownlineRebates(call: Call<typeof agent.updateDownlineRebates>) {
  const { input, member, world, now, fail } = call
  const { id } = findBelow(call, input.account, 'body.account')
  const tree = treeOf(world)
  if (tree.uplineAt(id, now) !== member.id) {
    fail('DOWNLINE_NOT_FOUND', { field: 'body.account', message: `"${input.account}" is not directly below you` })
  }
  const standing = {
    present: ratesAt(tree, id, now),
    own: ratesAt(tree, member.id, now),
    given: givenOn(tree, id, now),
  }
  await addPlace(world, { memberId: id, since: now, rates: patchedRates(input.rebates, standing, call), by: 'rates' })
  return { rebates: rebateRanges(treeOf(world), id, now) }
}
