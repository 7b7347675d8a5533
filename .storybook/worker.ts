import { type SetupWorker, type StartOptions, setupWorker } from 'msw/browser'
import { isGatewayPath } from '#mock-server/hosts/gateway.ts'

type OnUnhandledFrame = Exclude<StartOptions['onUnhandledFrame'], string | undefined>

/** Storybook's own files are its server's business. */
const isCall = (url: URL) => url.origin !== location.origin || isGatewayPath(url.pathname)

/** A call that no world answers is an error, and an error fails the story: most likely it names no scenario. */
const reportUnanswered: OnUnhandledFrame = ({ frame, defaults }) => {
  const { request } = frame.data as { request?: Request }
  if (request && isCall(new URL(request.url))) defaults.error()
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame: reportUnanswered })
  return worker
}

let started: Promise<SetupWorker> | undefined

/**
 * The worker that all stories share. The world of the story before answers until the next one's takes its place, because
 * some of its calls are still on their way when it goes.
 */
export function sharedWorker(): Promise<SetupWorker> {
  started ??= start()
  return started
}
