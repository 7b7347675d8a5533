import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '#i18n/languages.ts'
import { toast } from '../layers/toast.ts'

/** The wait until another code may be requested. */
export interface Wait<Sent> {
  /** Takes the gateway's answer. */
  start: (sent: Sent) => void
  stop: () => void
}

/**
 * Sends verification codes with their messages, and starts the wait after each. `ms` is the longest duration of the
 * loading message.
 */
export function useCodeSending<Sent>(wait: Wait<Sent>, ms = 10_000) {
  const { t } = useTranslation()
  /** The request whose code is wanted; null after `forget`. */
  const wanted = useRef<Promise<Sent>>(null)

  /**
   * Sends a code. `done` is the message of success. Returns whether the code is still wanted: false after `forget` or a
   * later request, whose wait and messages stay.
   * @throws the failure of `request` if the code is still wanted, after it has hidden the loading message.
   */
  async function send(request: () => Promise<Sent>, done: TextKey = 'in_sms_send'): Promise<boolean> {
    toast.show(t('in_sms_sending'), { kind: 'loading', ms })
    const mine = request()
    wanted.current = mine
    const isLatest = () => (wanted.current ?? mine) === mine
    const isWanted = () => wanted.current === mine
    try {
      const sent = await mine
      if (isLatest()) toast.show(t(done), { kind: 'success' })
      if (isWanted()) wait.start(sent)
    } catch (failure) {
      if (isLatest()) toast.hideLoading()
      if (isWanted()) throw failure
    }
    return isWanted()
  }

  /** Stops the wait, because the code is for a former address. A late answer does not start it again. */
  function forget() {
    wanted.current = null
    wait.stop()
  }

  return { send, forget }
}
