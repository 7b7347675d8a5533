import { inLanguage } from '#contract/localised.ts'
import { escaped } from '#mock-server/values/escaped.ts'
import type { Worlds } from '#mock-server/world/worlds.ts'
import type { GatewayRequest } from './message.ts'
import { noticePage } from './notice-page.ts'

const link = (query: Record<string, string>, text: string) =>
  `<a href="/?${escaped(String(new URLSearchParams(query)))}">${escaped(text)}</a>`

const heading = (english: string, korean: string, japanese: string) =>
  `${english} · <span lang="ko">${korean}</span> · <span lang="ja">${japanese}</span>`

function merchantChoices(worlds: Worlds): string {
  const links = worlds
    .merchants()
    .map(({ code, name }) => link({ merchant: code }, `${inLanguage(name, 'EN')} · ${inLanguage(name, 'KO')}`))
  return `<h1>${heading('No such brand', '없는 브랜드', '存在しないブランド')}</h1>
<p>${heading('Choose one of these', '아래에서 선택하세요', '次から選んでください')}</p>
<nav>${links.join('\n')}</nav>`
}

function scenarioChoices(worlds: Worlds, merchant: string | null): string {
  const links = worlds.scenarios.map(({ name, title }) =>
    link({ scenario: name, ...(merchant && { merchant }) }, `${name} · ${title}`),
  )
  return `<h1>${heading('No such scenario', '없는 시나리오', '存在しないシナリオ')}</h1>
<p>${heading('Choose one of these', '아래에서 선택하세요', '次から選んでください')}</p>
<nav>${links.join('\n')}</nav>`
}

/** Returns the page for a link that names an unknown merchant or scenario: the names that exist, as links. */
export function wrongNamePage({ query }: GatewayRequest, message: string, worlds: Worlds): string {
  const merchant = query.get('merchant')
  const knows = worlds.merchants().some(({ code }) => code === merchant)
  const choices = merchant && !knows ? merchantChoices(worlds) : scenarioChoices(worlds, merchant)
  return noticePage('No such name', `${choices}<p>${escaped(message)}</p>`)
}
