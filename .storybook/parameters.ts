import type { Changes } from '#mock-server/world/scenarios/scenario.ts'
import type { ControlAnswer } from './studio/control-answers.ts'

type Fault = NonNullable<Changes['faults']>[number]

/** What a story may say about the platform it runs against. A story without a scenario has none. */
export interface StoryParameters {
  /** The name of a scenario in `fixtures/scenarios/`. */
  scenario?: string
  /** Disturbances, each of one endpoint of the contract, or of all by `*`. */
  faults?: (Omit<Fault, 'endpoint'> & { endpoint: { id: string } | '*' })[]
  /** The account that is signed in, or null for a visitor, in place of the scenario's. */
  session?: string | null
  /** Further parts of a scenario, which override it. */
  world?: Omit<Changes, 'faults' | 'signedIn'>
  /** The address of the story's screen. */
  route?: string
  /** The style sheet of a page that is not the app's: it is shown on this ground alone, without the app around it. */
  ground?: string
  /** Calls of the control API that are held or refused, by their paths; for Studio. */
  control?: Readonly<Record<string, ControlAnswer>>
  /** The story waits for things that move every frame, such as shots: for pictures, the clock advances in small steps. */
  byFrames?: boolean
  /** Pictures of the story fail to load, and it shows what replaces them. */
  losesPictures?: boolean
  /** Studio's story is a whole page or a bar, not a card in the column of its panels. */
  wide?: boolean
}

declare module 'storybook/internal/csf' {
  interface Parameters extends StoryParameters {}
}
