import { implement } from '#mock-server/core/implement.ts'
import { findLaunch } from '#mock-server/platform/games/state/launches.ts'
import { launches } from './launch-contract.ts'

export const launchEndpoints = implement(launches, {
  async close({ input, world, fail }) {
    const { token, closed } = findLaunch(world, input.token, fail)
    if (!closed) {
      await world.tables.launches.update(token, (draft) => {
        draft.closed = true
      })
    }
    return null
  },
})
