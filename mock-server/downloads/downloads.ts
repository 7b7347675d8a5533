import type { Localised } from '#contract/localised.ts'
import type { GatewayAnswer, GatewayRequest } from '#mock-server/core/message.ts'
import { textsOf } from '#mock-server/texts/texts-of.ts'
import { type ContactChannel, contactText, isContactChannel } from './contacts.ts'
import { findMerchant, type MerchantApp } from './merchant-app.ts'
import { simulatedPage } from './simulated-page.ts'
import { webClipProfile } from './web-clip-profile.ts'

const prefix = '/__app/'

/** Returns whether a path is a target of a merchant's links. */
export const isDownloadPath = (path: string): boolean => path.startsWith(prefix)

/** Returns a merchant's link for a contact channel; empty if it has none. */
export const contactLink = ({ code, contacts }: MerchantApp, channel: ContactChannel): string =>
  contacts[channel] && `${prefix}${code}/${channel}`

/** Returns the merchant's links outside the app: installers and contacts. */
export const downloadLinks = (merchant: MerchantApp) =>
  [
    { resourceType: 'Android', url: `${prefix}${merchant.code}/android` },
    { resourceType: 'MOBILECONFIG', url: `${prefix}${merchant.code}/app.mobileconfig` },
    { resourceType: 'AppDownloadIcon', url: `/__art/emblems/${merchant.glyph}.svg` },
    { resourceType: 'TELEGRAM', url: contactLink(merchant, 'telegram') },
    { resourceType: 'AFFILIATELINK', url: contactLink(merchant, 'affiliate') },
  ].filter(({ url }) => url !== '')

/** Returns the app's address for the profile's icon: the origin of the page with the link, else the gateway. */
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

/** The text in place of an installer, which the simulated gateway does not have. */
const installer = textsOf('downloads')('installer')

const page = (merchant: MerchantApp, text: Localised, base: string) =>
  file('text/html; charset=utf-8', simulatedPage(merchant, text, base))

/** Returns the target of a merchant's link; undefined if there is none. `own` is the merchant of the request's world. */
export function download(request: GatewayRequest, own?: MerchantApp): GatewayAnswer | undefined {
  const [code = '', name = ''] = request.path.slice(prefix.length).split('/')
  const merchant = own?.code === code ? own : findMerchant(code)
  if (!merchant) return undefined
  if (name === 'app.mobileconfig') {
    return file('application/x-apple-aspen-config', webClipProfile(merchant, appHome(request)))
  }
  if (isContactChannel(name) && merchant.contacts[name])
    return page(merchant, contactText(name, merchant), request.base)
  return name === 'android' ? page(merchant, installer, request.base) : undefined
}
