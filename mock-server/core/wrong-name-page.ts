import { inLanguage } from '#contract/localised.ts'
import { escaped } from '#mock-server/values/escaped.ts'
import type { Worlds } from '#mock-server/world/worlds.ts'
import type { GatewayRequest } from './message.ts'
import { noticePage } from './notice-page.ts'

const link = (query: Record<string, string>, text: string) =>
  `<a href="/?${escaped(String(new URLSearchParams(query)))}">${escaped(text)}</a>`

const merchantLinks = (worlds: Worlds, language: string) =>
  worlds.merchants().map(({ code, name }) => link({ merchant: code }, inLanguage(name, language)))

const scenarioLinks = (worlds: Worlds, merchant: string | null) =>
  worlds.scenarios.map(({ name, title }) =>
    link({ scenario: name, ...(merchant && { merchant }) }, `${name} · ${title}`),
  )

/** Returns the page for a link that names an unknown merchant or scenario: the names that exist, as links. */
export function wrongNamePage(request: GatewayRequest, message: string, worlds: Worlds): string {
  const merchant = request.query.get('merchant')
  const isWrongMerchant =
    merchant !== null && merchant !== '' && !worlds.merchants().some(({ code }) => code === merchant)
  return noticePage({
    request,
    worlds,
    title: isWrongMerchant ? 'brand_unknown' : 'scenario_unknown',
    content: ({ language, t }) =>
      isWrongMerchant
        ? `<code>${escaped(merchant.slice(0, 64))}</code>
<p>${t('choose')}</p>
<nav>${merchantLinks(worlds, language).join('\n')}</nav>`
        : `<p>${t('choose')}</p>
<nav>${scenarioLinks(worlds, merchant).join('\n')}</nav>
<p lang="en">${escaped(message)}</p>`,
  })
}
