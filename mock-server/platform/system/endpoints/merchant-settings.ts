import { paymentMethods } from '#fixtures/payment-methods.ts'
import { Brand } from '#merchant/brand.ts'
import type { Merchant } from '#merchant/merchant.ts'
import type { GatewayRequest } from '#mock-server/core/message.ts'
import { contactLink, downloadLinks } from '#mock-server/downloads/downloads.ts'
import { registerSettings } from '#mock-server/platform/accounts/state/register-settings.ts'
import { logoAddress } from '#mock-server/world/settings/own-logo.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { sealedPath } from './sealed-path.ts'

/** The paths of online service: the mobile app's message centre, and the web's. */
export const servicePaths = [
  { type: '1' as const, path: '/message' },
  { type: '3' as const, path: '/m/message' },
]
const liveChat = '/m/message'

/** Returns the merchant's own domains and one per affiliate. */
export function domainsOf(world: World) {
  const { domain, backupDomains } = world.merchant()
  return [
    { domain, kind: 'main' as const, affiliateCode: '' },
    ...backupDomains.map((backup) => ({ domain: backup, kind: 'backup' as const, affiliateCode: '' })),
    ...world.tables.affiliateCodes.all().map(({ code: affiliateCode }) => ({
      domain: `${affiliateCode.toLowerCase()}.${domain}`,
      kind: 'affiliate' as const,
      affiliateCode,
    })),
  ]
}

export function whitelabelOf(world: World) {
  const { flags, menus, modules } = world.settings()
  return { flags, menus: [...menus], modules }
}

/** Prefixes for image addresses; all of them work. */
const imageCDNs = ['/__art/cdn/1', '/__art/cdn/2', '/__art/cdn/3']

/** Returns the merchant's brand with the addresses of its images. */
const brandOf = (merchant: Merchant) =>
  Brand.parse({
    ...merchant,
    logo: logoAddress(merchant),
    certificate: `/__art/certificates/${merchant.minimumAge}.svg`,
    paymentMethods: paymentMethods.map((method) => ({ ...method, iconUrl: `/__art/payments/${method.code}.svg` })),
  })

/** Returns the merchant's part of the status. */
export function merchantInfo(world: World) {
  const merchant = world.merchant()
  return {
    customerService: contactLink(merchant, 'whatsapp'),
    domainRoute: domainsOf(world),
    mobileTemplate: world.settings().templates,
    paths: servicePaths,
    register: registerSettings(world),
    resources: { brand: brandOf(merchant), downloads: downloadLinks(merchant) },
    whitelabel: whitelabelOf(world),
    mainDomain: merchant.domain,
    imageCDNs,
  }
}

/** Returns the merchant's entries to customer service, with encrypted paths. Live chat needs its flag. */
export function serviceEntries(world: World) {
  const entries = [
    { csType: 'WHATSAPP' as const, path: contactLink(world.merchant(), 'whatsapp') },
    { csType: 'LIVECHAT' as const, path: world.settings().flags.CBS3 ? liveChat : '' },
  ]
  const available = entries.filter(({ path }) => path !== '')
  return Promise.all(available.map(async ({ csType, path }) => ({ csType, path: await sealedPath(world, path) })))
}

/** Returns the page of the third-party sign-in: at the vendors' origin, or at the app's if they have none. */
export function signInOf(world: World, { vendors, base }: GatewayRequest) {
  const { thirdPartySignIn, thirdPartySms } = world.settings()
  const page = '__vendors/identity.html'
  return thirdPartySignIn ? { page: vendors ? `${vendors}${base}${page}` : `/${page}`, sms: thirdPartySms } : undefined
}
