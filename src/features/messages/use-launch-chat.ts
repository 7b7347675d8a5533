import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useChosenMode } from '#brand/appearance.ts'
import { useBrand } from '#brand/platform-status.ts'
import { messages } from '#contract/messages.ts'
import { returnTo } from '#gateway/app-url.ts'
import { call } from '#gateway/call.ts'
import { requireGatewayPage } from '#gateway/deployment.ts'
import { failureText } from '#gateway/failure.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { wait } from '#platform/wait.ts'
import { leaveFor } from '#platform/web-address.ts'
import { isTrial } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { useIsMounted } from '#ui/controls/use-is-mounted.ts'
import { toast } from '#ui/layers/toast.ts'

/** The loading message stays until it is hidden; the browser leaves `redirectMs` after the reply. */
const loadingMs = 9_999_000
const redirectMs = 500

/** Opens the live chat: visitors log in first, and trials see that it is not for trials. */
export function useLaunchChat(): () => Promise<void> {
  const { t } = useTranslation()
  const session = useSession()
  const language = useLanguage()
  const { theme, defaultTheme } = useBrand()
  const mode = useChosenMode() ?? defaultTheme
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const opening = useRef(false)
  const isMounted = useIsMounted()

  return async () => {
    if (!session) return navigate('/m/login', { state: { from: pathname + search } })
    if (isTrial(session)) return toast.show(t('free_reject'), { kind: 'error' })
    if (opening.current) return
    opening.current = true
    toast.show(t('messages.opening_chat'), { kind: 'loading', ms: loadingMs })
    const request = { backUrl: pathname + search, headerColor: theme[mode].accent, title: t('messages.chat') }
    try {
      const { chatUrl } = await call(messages.launchChat, { b2c: 'true', language, ...request, ...returnTo() })
      const page = requireGatewayPage(chatUrl)
      await wait(redirectMs)
      toast.hideLoading()
      if (isMounted()) leaveFor(page)
    } catch (failure) {
      toast.show(t(failureText(failure)), { kind: 'error' })
    } finally {
      opening.current = false
    }
  }
}
