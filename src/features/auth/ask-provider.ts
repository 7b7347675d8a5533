import { signInAnswer } from '#platform/frame-message.ts'
import { openPopup } from '#platform/web-address.ts'
import { type ProviderOutcome, patience } from './provider-outcome.ts'

/** Between two checks whether the person has closed the window. */
const tick = 500

/** Opens the provider's page in a window and returns its answer. Call it in a press, or the browser blocks the window. */
export function askProvider(page: URL): Promise<ProviderOutcome> {
  const popup = openPopup(page)
  return popup ? answerOf(popup, page) : Promise.resolve({ problem: 'blocked' })
}

function answerOf(popup: Window, page: URL): Promise<ProviderOutcome> {
  return new Promise((resolve) => {
    const off = new AbortController()
    const end = (outcome: ProviderOutcome) => {
      off.abort()
      clearInterval(watch)
      clearTimeout(limit)
      popup.close()
      resolve(outcome)
    }
    const watch = setInterval(() => popup.closed && end({ problem: 'closed' }), tick)
    const limit = setTimeout(() => end({ problem: 'timeout' }), patience)
    const receive = (event: MessageEvent) => {
      const answer = signInAnswer(event, popup, page)
      if (answer) end(answer.outcome === 'token' ? { token: answer.token } : { problem: answer.outcome })
    }
    window.addEventListener('message', receive, { signal: off.signal })
  })
}
