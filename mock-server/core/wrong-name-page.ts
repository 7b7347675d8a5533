import { inLanguage } from '#contract/localised.ts'
import { allTexts } from '#mock-server/texts/texts-of.ts'
import { escaped } from '#mock-server/values/escaped.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import type { GatewayRequest } from './message.ts'
import { noticePage } from './notice-page.ts'

const link = (query: Record<string, string>, text: string) =>
  `<a href="/?${escaped(String(new URLSearchParams(query)))}">${escaped(text)}</a>`

const merchantLinks = (worlds: Worlds, language: string) =>
  worlds.merchants().map(({ code, name }) => link({ merchant: code }, inLanguage(name, language)))

const titles = allTexts('scenarios')

/** The titles as Studio has them; a scenario of the tester's own has its file's. */
const scenarioLinks = (worlds: Worlds, language: string, merchant: string | null) =>
  worlds.scenarios.map(({ name, title }) =>
    link(
      { scenario: name, ...(merchant && { merchant }) },
      `${name} · ${inLanguage(titles[`scenario_${name}`] ?? { en: title }, language)}`,
    ),
  )

const shown = (name: string) => (name ? `<code>${escaped(name.slice(0, 64))}</code>` : '')

/** Returns the page for a link that names an unknown merchant or scenario: the names that exist, as links. */
export function wrongNamePage(request: GatewayRequest, message: string, worlds: Worlds): string {
  const [scenario, merchant] = [request.query.get('scenario'), request.query.get('merchant')]
  const isWrongMerchant = Boolean(merchant) && !worlds.merchants().some(({ code }) => code === merchant)
  const isWrongScenario = scenario !== null && !worlds.scenarios.some(({ name }) => name === scenario)
  return noticePage({
    request,
    worlds,
    title: isWrongMerchant ? 'brand_unknown' : isWrongScenario ? 'scenario_unknown' : 'link_wrong',
    content: ({ language, t }) => {
      const links = isWrongMerchant ? merchantLinks(worlds, language) : scenarioLinks(worlds, language, merchant)
      const asked = isWrongMerchant ? merchant : isWrongScenario ? scenario : undefined
      return `${asked === undefined ? `<p lang="en">${escaped(message)}</p>` : shown(asked ?? '')}
<p>${t('choose')}</p>
<nav>${links.join('\n')}</nav>`
    },
  })
}
