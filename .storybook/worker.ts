import type { StartOptions } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { isGatewayPath } from '#mock-server/core/gateway.ts'

type OnUnhandledFrame = Exclude<StartOptions['onUnhandledFrame'], string | undefined>

/** Storybook's own files are its server's business. */
const isCall = (url: URL) => url.origin !== location.origin || isGatewayPath(url.pathname)

/** A call that no world answers is an error, and an error fails the story: most likely it names no scenario. */
const reportUnanswered: OnUnhandledFrame = ({ frame, defaults }) => {
  const { request } = frame.data as { request?: Request }
  if (request && isCall(new URL(request.url))) defaults.error()
}

export const startWorker = mswLoader(async () => {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame: reportUnanswered })
  return worker
})
