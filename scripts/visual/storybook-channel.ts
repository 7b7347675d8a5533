/** What Storybook reports when a story has rendered, played and settled. */
export interface Finished {
  storyId: string
  status: 'success' | 'error'
  problem?: string
}

interface Channel {
  transports: unknown[]
  on(event: string, listener: (payload: unknown) => void): void
  last(event: string): [Finished] | undefined
  once(event: string, listener: (payload: unknown) => void): void
  off(event: string, listener: (payload: unknown) => void): void
  emit(event: string, ...payload: unknown[]): void
}

interface RulesParameters {
  options?: Record<string, unknown>
}

interface Preview {
  /** The story on show. */
  currentRender?: { story?: { parameters: { a11y?: RulesParameters } } }
  /** All stories on show: those of a page of documentation too. */
  storyRenders: { id: string; phase?: string }[]
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel
  var __STORYBOOK_PREVIEW__: Preview
}
