import type { agent } from '#contract/agent.ts'
import type { GameCategory } from '#contract/games.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { type RateRange, type Rates, rateRange } from '#mock-server/platform/teams/rules/rates.ts'
import { ratesAt } from '#mock-server/platform/teams/rules/tree.ts'
import { addPlace } from '#mock-server/platform/teams/state/places.ts'
import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import { fromPerCent, toPerCent } from '#mock-server/values/rates.ts'
import { downlineRates, findBelow, rebateRanges } from './people.ts'

type Patch = Partial<Record<GameCategory, number>>

interface RefusingCall {
  fail: (code: 'INVALID_INPUT' | 'REBATE_RANGE', detail: FailureDetail) => never
}

/** Validates a rate in per cent; returns it in hundredths of a per cent. @throws GatewayError INVALID_INPUT, REBATE_RANGE */
function checkedRate(perCent: number, category: GameCategory, { minimum, maximum }: RateRange, { fail }: RefusingCall) {
  const field = `body.rebates.${category}`
  const rate = fromPerCent(perCent) ?? fail('INVALID_INPUT', { field, message: 'a rate must be a multiple of 0.01' })
  if (minimum <= rate && rate <= maximum) return rate
  const range = { minimum: toPerCent(minimum), maximum: toPerCent(maximum) }
  return fail('REBATE_RANGE', {
    field,
    message: `the rate for ${category} must be ${range.minimum} to ${range.maximum} per cent, not ${perCent}`,
    value: range,
  })
}

/** Returns the present rates with a patch applied. Each new rate is limited by the upline's and the downlines' rates. */
export function patchedRates(
  patch: Patch,
  { present, own, below }: { present: Rates; own: Rates; below: readonly Rates[] },
  call: RefusingCall,
): Rates {
  const patched = Object.entries(patch).map(([name, perCent]) => {
    const category = name as GameCategory
    return [category, checkedRate(perCent, category, rateRange(own, below, category), call)]
  })
  return { ...present, ...Object.fromEntries(patched) }
}

export async function updateDownlineRebates(call: Call<typeof agent.updateDownlineRebates>) {
  const { input, member, world, now, fail } = call
  const { id } = findBelow(call, input.account, 'body.account')
  const tree = treeOf(world)
  if (tree.uplineAt(id, now) !== member.id) {
    fail('DOWNLINE_NOT_FOUND', { field: 'body.account', message: `"${input.account}" is not a direct downline` })
  }
  const standing = {
    present: ratesAt(tree, id, now),
    own: ratesAt(tree, member.id, now),
    below: downlineRates(tree, id, now),
  }
  await addPlace(world, { memberId: id, since: now, rates: patchedRates(input.rebates, standing, call), by: 'rates' })
  return { rebates: rebateRanges(treeOf(world), id, now) }
}
