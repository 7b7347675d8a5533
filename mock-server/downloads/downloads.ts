import type { Localised } from '#contract/localised.ts'
import type { GatewayAnswer, GatewayRequest } from '#mock-server/core/message.ts'
import { textsOf } from '#mock-server/texts/texts-of.ts'
import { type ContactWay, contactText, isContactWay } from './contacts.ts'
import { findMerchant, type MerchantApp } from './merchant-app.ts'
import { simulatedPage } from './simulated-page.ts'
import { webClipProfile } from './web-clip-profile.ts'

const prefix = '/__app/'

export const isDownloadPath = (path: string): boolean => path.startsWith(prefix)

/** Where a merchant is written to elsewhere; empty where it has no such way. */
export const contactLink = ({ code, contacts }: MerchantApp, way: ContactWay): string =>
  contacts[way] && `${prefix}${code}/${way}`

/** The merchant's links outside the app: its installers, and the people behind it. */
export const downloadLinks = (merchant: MerchantApp) =>
  [
    { resourceType: 'Android', url: `${prefix}${merchant.code}/android` },
    { resourceType: 'MOBILECONFIG', url: `${prefix}${merchant.code}/app.mobileconfig` },
    { resourceType: 'AppDownloadIcon', url: `/__art/brands/${merchant.code}.svg` },
    { resourceType: 'TELEGRAM', url: contactLink(merchant, 'telegram') },
    { resourceType: 'AFFILIATELINK', url: contactLink(merchant, 'affiliate') },
  ].filter(({ url }) => url !== '')

/** Where the app is that the profile's icon opens: the page with the link, or else the gateway itself. */
function appHome({ base, header }: GatewayRequest): string {
  const host = header('host') ?? 'localhost'
  const referer = URL.parse(header('referer') ?? '')
  if (!referer) return `http://${host}${base}`
  return `${referer.origin}${referer.host === host ? base : '/'}`
}

const file = (contentType: string, body: string): GatewayAnswer => ({
  status: 200,
  headers: { 'content-type': contentType, 'cache-control': 'no-store' },
  body,
})

/** A merchant's installer is its own, so the simulated gateway has none. */
const installer = textsOf('downloads')('installer')

const page = (merchant: MerchantApp, said: Localised, base: string) =>
  file('text/html; charset=utf-8', simulatedPage(merchant, said, base))

/** What a merchant's links lead to; nothing where there is no such link. */
export function download(request: GatewayRequest): GatewayAnswer | undefined {
  const [code = '', name = ''] = request.path.slice(prefix.length).split('/')
  const merchant = findMerchant(code)
  if (!merchant) return undefined
  if (name === 'app.mobileconfig') {
    return file('application/x-apple-aspen-config', webClipProfile(merchant, appHome(request)))
  }
  if (isContactWay(name) && merchant.contacts[name]) return page(merchant, contactText(name, merchant), request.base)
  return name === 'android' ? page(merchant, installer, request.base) : undefined
}
