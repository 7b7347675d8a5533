import { hour, second } from '#contract/time-units.ts'
import { noticeText } from './notice-texts.ts'
import { showNotice } from './show-notice.ts'

/** Announces a build that is ready, and changes to it when the person agrees. Other tabs stay with their own. */
export async function announceNewBuild(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  if (!registration) return
  let asked = false
  const announce = () => {
    const { waiting } = registration
    if (!waiting) return
    showNotice(noticeText('new_build'), {
      label: noticeText('load_now'),
      onPress: () => {
        asked = true
        const ask = () => waiting.postMessage('take-over')
        ask()
        // Chromium may wait minutes for the former worker to become idle; a new request makes it check again.
        setInterval(ask, second)
      },
    })
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && announce())
  })
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload()
    else showNotice(noticeText('other_build'), { label: noticeText('load_now'), onPress: () => location.reload() })
  })
  announce()
  setInterval(() => void registration.update().catch(() => undefined), hour)
}
