import { control } from './contract.ts'
import { implementControl } from './implement-control.ts'

export const controlEndpoints = implementControl(control, {
  health: ({ worlds }) => ({ status: 'ok' as const, worlds: worlds.list().length }),
})
