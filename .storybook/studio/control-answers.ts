import { HttpResponse } from 'msw'
import { type HttpHandler, http } from 'msw/http'
import type { Failure } from '#contract/envelope.ts'
import { hungNoter } from '../still/requests.ts'

/** How the control API treats a call: it never answers, or it answers with a failure. */
export type ControlAnswer = 'held' | 'refused'

const failure = {
  success: false,
  errorCode: 'UNAVAILABLE',
  message: 'The host is stopping. Start it again, and repeat the call.',
} satisfies Failure

/**
 * Returns handlers for calls that a story wants held or refused, by their paths. Faults of a world strike only the
 * platform's calls, so Studio's states of waiting and failure need these.
 */
export function controlAnswers(wanted: Readonly<Record<string, ControlAnswer>> = {}): HttpHandler[] {
  const noteHung = hungNoter()
  const hold = ({ request }: { request: Request }) => {
    noteHung(request.url)
    return new Promise<never>(() => undefined)
  }
  return Object.entries(wanted).map(([path, answer]) =>
    http.all(`*${path}`, answer === 'held' ? hold : () => HttpResponse.json(failure, { status: 503 })),
  )
}
