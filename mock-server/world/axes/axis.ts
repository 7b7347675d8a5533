import type { Changes } from '#mock-server/world/scenarios/scenario.ts'

/** One of the independent choices that make up a scenario, such as the type of the account. */
export interface Axis<Value extends string = string> {
  readonly values: readonly Value[]
  /** Returns the value that a state has on this axis. */
  valueIn(state: Changes): Value
  /** Returns the changes that give a state this value. */
  changesTo(value: Value, state: Changes): Changes
}
