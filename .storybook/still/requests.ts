import type { SetupWorker } from 'msw/browser'

const open = new Set<string>()

/** Returns the number of requests to the story's world that have no answer yet. */
export const openRequests = (): number => open.size

/** Counts the requests of a worker. */
export function followRequests({ events }: SetupWorker): void {
  events.on('request:start', ({ requestId }) => void open.add(requestId))
  events.on('request:end', ({ requestId }) => void open.delete(requestId))
}
