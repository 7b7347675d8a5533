import type { StoryParameters } from './parameters.ts'

type Faults = NonNullable<StoryParameters['faults']>

/** What the toolbar's networks do to every call of a story, besides its own faults. */
export const networks: Readonly<Record<string, { title: string; faults: Faults }>> = {
  usual: { title: 'Network', faults: [] },
  slow: { title: 'Slow: 4 s a call', faults: [{ endpoint: '*', latency: 4_000 }] },
  unsteady: { title: 'Every third call is lost', faults: [{ endpoint: '*', transport: 'reset', probability: 0.33 }] },
  offline: { title: 'Every call is lost', faults: [{ endpoint: '*', transport: 'reset' }] },
}
