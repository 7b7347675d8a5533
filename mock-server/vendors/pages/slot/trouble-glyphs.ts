import type { Trouble } from './slot-state.ts'

export const troubleGlyphs: Record<Trouble, string> = { unreachable: 'satellite', maintenance: 'robot' }
