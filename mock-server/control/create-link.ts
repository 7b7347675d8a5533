import type { Input } from '#contract/resource.ts'
import type { Admission } from '#mock-server/core/admission.ts'
import { writePoint } from '#mock-server/world/axes/point-text.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import type { control } from './contract.ts'

/** Creates a scenario link. @throws GatewayError SCENARIO_UNKNOWN, MERCHANT_UNKNOWN: the link would open nothing. */
export function createLink(
  { path = '/', scenario, seed, merchant, axes }: Input<typeof control.createLink>,
  worlds: Worlds,
  admission: Admission,
) {
  worlds.scenarioNamed(scenario)
  if (merchant !== undefined) worlds.merchantNamed(merchant)
  const { pathname, searchParams } = new URL(path, 'http://host.invalid')
  const query = Object.entries({ scenario, seed, merchant, axes: (axes && writePoint(axes)) || undefined })
  for (const [name, value] of query) if (value !== undefined) searchParams.set(name, value)
  return admission.link(pathname, searchParams)
}
