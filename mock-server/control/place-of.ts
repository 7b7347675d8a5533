import { axes, axisNames, pointOf } from '#mock-server/world/axes/all.ts'
import type { Changes } from '#mock-server/world/scenarios/scenario.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'

/** Returns the state of a world as far as a scenario declares it: what changed since its beginning counts. */
const stateOf = (world: World, worlds: Worlds): Changes => ({
  ...worlds.scenarioOf(world),
  settings: world.settings(),
  faults: [...world.faults.list()],
  steps: world.schedule.pending().flatMap((due) => ('step' in due ? [due.step] : [])),
})

/** Lists the axes with the value of a world, and with the one of its scenario. */
export function placeOf(world: World, worlds: Worlds) {
  const now = pointOf(stateOf(world, worlds))
  const declared = pointOf(worlds.scenarioOf({ scenario: world.scenario, changes: undefined }))
  return axisNames.map((name) => ({
    name,
    values: [...axes[name].values],
    value: now[name],
    scenario: declared[name],
  }))
}
