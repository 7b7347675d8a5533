import { defaultNetworkOptions, type SetupWorker, type StartOptions, setupWorker } from 'msw/browser'
import { isGatewayPath } from '#mock-server/hosts/gateway.ts'

type OnUnhandledFrame = Exclude<StartOptions['onUnhandledFrame'], string | undefined>

/** Storybook's own files are its server's business. */
const isCall = (url: URL) => url.origin !== location.origin || isGatewayPath(url.pathname)

/** A call that no world answers is an error, and an error fails the story: most likely it names no scenario. */
const reportUnanswered: OnUnhandledFrame = ({ frame, defaults }) => {
  const { request } = frame.data as { request?: Request }
  if (request && isCall(new URL(request.url))) defaults.error()
}

/**
 * The import of `msw/browser` makes a source that `setupWorker` does not use. It listens to the worker too, and keeps each
 * message with its port until it starts, which is never.
 */
function endUnusedSource(): void {
  const [source] = defaultNetworkOptions.sources
  if ('terminate' in source) void source.terminate()
}

async function start(): Promise<SetupWorker> {
  endUnusedSource()
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
