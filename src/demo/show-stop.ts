import { element } from './element.ts'
import { noticeText } from './notice-texts.ts'

/** A browser runs no worker below a certificate that the device does not trust. */
function untrusted(): HTMLElement[] {
  if (location.protocol !== 'https:') return []
  const link = element('a', '', `${location.origin}/certificate.crt`)
  link.href = '/certificate.crt'
  return [element('p', '', noticeText('untrusted')), link]
}

/** Replaces the page by an explanation, because the demo cannot run at this address or in this browser. */
export function showStop(): void {
  const insecure = !isSecureContext
  const lines = insecure
    ? [
        element('h1', '', noticeText('insecure_title')),
        element('p', '', noticeText('insecure')),
        element('p', '', noticeText('insecure_lan')),
        element('code', '', 'npm run demo -- --lan'),
        element('p', '', noticeText('insecure_here')),
        element('code', '', `http://localhost:${location.port || '80'}/`),
      ]
    : [element('h1', '', noticeText('blocked_title')), element('p', '', noticeText('blocked')), ...untrusted()]
  const retry = element('button', '', noticeText('retry'))
  retry.type = 'button'
  retry.addEventListener('click', () => location.reload())
  document.getElementById('root')?.replaceChildren(element('main', 'demo-stop', ...lines, retry))
}
