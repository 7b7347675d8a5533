import { inLanguage, type Localised } from '#contract/localised.ts'
import { textsOf } from '#mock-server/texts/texts-of.ts'
import { escaped } from '#mock-server/values/escaped.ts'
import type { MerchantApp } from './merchant-app.ts'

const back = textsOf('downloads')('back')

/** Returns a text in each of the merchant's languages. */
const inEach = ({ languages }: MerchantApp, text: Localised) => languages.map((code) => escaped(inLanguage(text, code)))

/** Renders a page in place of a target outside the platform, with its owner and purpose. */
export const simulatedPage = (merchant: MerchantApp, text: Localised, base: string): string => `<!doctype html>
<html lang="${merchant.languages[0]?.toLowerCase()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inEach(merchant, merchant.name)[0]}</title>
<style>
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 14px;
    padding: 24px; font: 16px/1.6 system-ui, sans-serif; text-align: center; background: #f3f5fb; color: #11152c }
  @media (prefers-color-scheme: dark) { body { background: #0b0a10; color: #f7f3ea } a { color: #a9a5ff } }
  img { width: 96px; height: 96px }
  h1, p { margin: 0; max-width: 34ch; word-break: keep-all }
  h1 { font-size: 22px }
  a { min-height: 44px; display: inline-grid; place-items: center; font-weight: 700 }
</style>
<img src="${base}__art/emblems/${escaped(merchant.glyph)}.svg" alt="">
<h1>${inEach(merchant, merchant.name).join(' · ')}</h1>
${inEach(merchant, text)
  .map((text, at) => `<p lang="${merchant.languages[at]?.toLowerCase()}">${text}</p>`)
  .join('\n')}
<a href="${base}m/home">${inEach(merchant, back).join(' · ')}</a>
</html>
`
