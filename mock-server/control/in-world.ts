import type { World } from '#mock-server/world/world.ts'
import { defaultWorld } from '#mock-server/world/world-name.ts'
import type { Worlds } from '#mock-server/world/worlds.ts'

interface Call<Input> {
  input: Input
  worlds: Worlds
}

type Behave<Input, Value> = (world: World, input: Input, worlds: Worlds) => Value | Promise<Value>

/** A control behaviour that takes its turn among the world's requests, after what was due by then. */
export const inWorld =
  <Input extends { world?: string }, Value>(behave: Behave<Input, Value>) =>
  ({ input, worlds }: Call<Input>): Promise<Value> => {
    const world = worlds.find(input.world ?? defaultWorld)
    return world.enqueue(async () => {
      await world.schedule.settle()
      const value = await behave(world, input, worlds)
      // The next request's journal entry must not take these for its own.
      world.takeChanges()
      return value
    })
  }
