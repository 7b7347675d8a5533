import type { Endpoint } from '#contract/resource.ts'
import { defaultWorld } from '#mock-server/values/world-name.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'

interface Call<Input> {
  endpoint: Pick<Endpoint, 'id'>
  input: Input
  worlds: Worlds
}

type WorldBehaviour<Input, Value> = (world: World, input: Input, worlds: Worlds) => Value | Promise<Value>

/** Wraps a control behaviour so that it waits for its turn among the world's requests and runs after due events. */
export const inWorld =
  <Input extends { world?: string; account?: string }, Value>(behave: WorldBehaviour<Input, Value>) =>
  ({ endpoint, input, worlds }: Call<Input>): Promise<Value> => {
    const world = worlds.find(input.world ?? defaultWorld)
    return world.enqueue(async () => {
      await world.schedule.settle()
      world.attributeTo({ endpoint: endpoint.id, account: input.account })
      const value = await behave(world, input, worlds)
      // The next request's journal entry must not include these changes.
      world.takeChanges()
      return value
    })
  }
