import { useCallback, useEffect, useReducer } from 'react'
import { newKey } from '#contract/new-key.ts'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { useCall } from '#mock-server/vendors/page-kit/use-call.ts'
import { chat as contract } from '../contract.ts'
import { beginning, chatReducer, lastNumber } from './state.ts'

/** Milliseconds between two polls while the page is visible. */
const pollEvery = 1_500

/** Opens a conversation, sends messages, and polls for news while the page is visible. */
export function useChat({ token }: LaunchAddress) {
  const [state, dispatch] = useReducer(chatReducer, token, beginning)
  const after = state.screen === 'open' ? lastNumber(state.chat) : 0

  useCall({
    request: state.screen === 'loading' ? token : undefined,
    send: () => callVendor(contract.open, { token }),
    onAnswer: (chat) => dispatch({ type: 'opened', chat }),
    onError: (thrown) => dispatch({ type: 'failed', thrown }),
  })

  const open = state.screen === 'open'
  useEffect(() => {
    if (!open) return
    const look = () => {
      if (document.hidden) return
      callVendor(contract.look, { token, after }).then(
        (news) => dispatch({ type: 'received', news }),
        (thrown) => dispatch({ type: 'failed', thrown }),
      )
    }
    const timer = setInterval(look, pollEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [open, token, after])

  const say = useCallback(
    (text: string, key = newKey()) => {
      dispatch({ type: 'wrote', key, text })
      callVendor(contract.say, { token, text, after, idempotencyKey: key }).then(
        (news) => dispatch({ type: 'sent', key, news }),
        (thrown) => dispatch({ type: 'failed', thrown, key }),
      )
    },
    [token, after],
  )

  return { state, say, retry: () => dispatch({ type: 'retried' }) }
}
