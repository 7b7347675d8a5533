import { implement } from '../core/implement.ts'
import { findLaunch } from './launch.ts'
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
