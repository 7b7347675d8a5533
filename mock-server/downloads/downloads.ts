import type { GatewayAnswer, GatewayRequest } from '../core/message.ts'
import { findMerchant } from './merchant-app.ts'
import { storePage } from './store-page.ts'
import { webClipProfile } from './web-clip-profile.ts'

const prefix = '/__app/'

export const isDownloadPath = (path: string): boolean => path.startsWith(prefix)

export const downloadLinks = (merchantCode: string) => [
  { resourceType: 'Android', url: `${prefix}${merchantCode}/android` },
  { resourceType: 'MOBILECONFIG', url: `${prefix}${merchantCode}/app.mobileconfig` },
]

/** Where the app is that the profile's icon shall open: the page the link stood on, or else the gateway itself. */
function appOrigin({ header }: GatewayRequest): string {
  const referer = header('referer')
  return referer && URL.canParse(referer) ? new URL(referer).origin : `http://${header('host') ?? 'localhost'}`
}

const file = (contentType: string, body: string): GatewayAnswer => ({
  status: 200,
  headers: { 'content-type': contentType, 'cache-control': 'no-store' },
  body,
})

/** What a merchant's download links lead to; nothing where there is no such download. */
export function download(request: GatewayRequest): GatewayAnswer | undefined {
  const [code = '', name] = request.path.slice(prefix.length).split('/')
  const merchant = findMerchant(code)
  if (!merchant) return undefined
  if (name === 'app.mobileconfig') {
    return file('application/x-apple-aspen-config', webClipProfile(merchant, appOrigin(request)))
  }
  return name === 'android' ? file('text/html; charset=utf-8', storePage(merchant)) : undefined
}
