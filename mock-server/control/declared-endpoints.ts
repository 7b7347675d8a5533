import type { Endpoint } from '#contract/resource.ts'
import { implementations } from '#mock-server/compose/implementations.ts'
import { control } from './contract.ts'

/** Every call there is: a world's, and the control API's. */
export const declaredEndpoints: readonly Endpoint[] = [
  ...implementations.map(({ endpoint }) => endpoint),
  ...Object.values(control),
]
