import { inLanguage } from '#contract/localised.ts'
import type { ThemeTokens } from '#merchant/theme.ts'
import { readersLanguage } from '#mock-server/texts/language-of.ts'
import { textsOf } from '#mock-server/texts/texts-of.ts'
import { escaped } from '#mock-server/values/escaped.ts'
import { defaultWorld } from '#mock-server/values/world-name.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import type { GatewayRequest } from './message.ts'

const text = textsOf('notice-pages')

/** What the content of a page is written in. */
interface Written {
  /** The code of the reader's language in lower case. */
  language: string
  /** Returns a text of the topic `notice-pages`, escaped. */
  t: (key: string) => string
}

interface Notice {
  request: GatewayRequest
  worlds: Worlds
  /** The key of the title. */
  title: string
  /** Returns the content below the title. */
  content: (written: Written) => string
}

/** Returns the merchant of the default world, which a browser sees at the root, or else the first one. */
function merchantOf(worlds: Worlds) {
  const shipped = worlds.merchants()[0]
  return worlds.has(defaultWorld) ? worlds.find(defaultWorld).merchant() : shipped
}

const colours = ({ background, raised, ink, muted, outline, accent, onAccent, accentInk }: ThemeTokens) =>
  Object.entries({ background, raised, ink, muted, outline, accent, onAccent, accentInk })
    .map(([name, colour]) => `--${name}: ${colour}`)
    .join('; ')

/**
 * Returns a page of the simulator itself: with a merchant's name and colours, in the language of the reader.
 *
 * @throws Error if the host has no merchant.
 */
export function noticePage({ request, worlds, title, content }: Notice): string {
  const language = readersLanguage(request.header('accept-language'))
  const t = (key: string) => escaped(inLanguage(text(key), language))
  const merchant = merchantOf(worlds)
  if (!merchant) throw new Error('There is no merchant.')
  const { light, dark, radius } = merchant.theme
  const brand = escaped(inLanguage(merchant.name, language))
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t(title)} · ${brand}</title>
<link rel="icon" href="data:,">
<style>
  :root { color-scheme: light dark; ${colours(light)} }
  @media (prefers-color-scheme: dark) {
    :root { ${colours(dark)} }
  }
  body { margin: 0; min-block-size: 100dvh; display: grid; grid-template-rows: auto 1fr; box-sizing: border-box;
    padding: 24px; padding-block-start: 48px; font: 16px/1.55 Pretendard, system-ui, sans-serif;
    background: var(--background); color: var(--ink); word-break: keep-all }
  header { text-align: center; font-size: 28px; line-height: 1.25; color: var(--accentInk) }
  main { display: grid; gap: 16px; place-content: center; justify-self: center; inline-size: min(100%, 400px);
    grid-template-columns: minmax(0, 1fr); padding-block: 32px }
  h1, p { margin: 0; overflow-wrap: anywhere }
  h1 { font-size: 24px; line-height: 1.25 }
  p { color: var(--muted) }
  p::first-letter { text-transform: uppercase }
  code { padding: 12px 16px; border: 1px solid var(--outline); border-radius: ${radius / 2}px; background: var(--raised);
    font: 14px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; user-select: all }
  nav { display: grid; gap: 12px; margin-block-start: 8px }
  a { min-block-size: 48px; display: flex; align-items: center; justify-content: center; text-align: center;
    padding-inline: 16px; border: 1px solid var(--outline); border-radius: ${radius / 2}px; background: var(--raised);
    color: var(--ink); font-weight: 700; text-decoration: none }
  a:first-child { border-color: var(--accent); background: var(--accent); color: var(--onAccent) }
  a:focus-visible { outline: 3px solid var(--accentInk); outline-offset: 2px }
</style>
<header><strong>${brand}</strong></header>
<main>
<h1>${t(title)}</h1>
${content({ language, t })}
</main>
</html>
`
}
