import type { Endpoint } from '#contract/resource.ts'
import { implementations } from '#mock-server/compose/implementations.ts'
import { control } from './contract.ts'

/** Every endpoint: those of a world, and those of the control API. */
export const declaredEndpoints: readonly Endpoint[] = [
  ...implementations.map(({ endpoint }) => endpoint),
  ...Object.values(control),
]
