import latin from '#ui/fonts/latin.woff2?url'
import serif from '#ui/fonts/serif.woff2?url'
import sticker from '#ui/fonts/sticker.woff2?url'

/** The files of the fonts that an app adds by script; Studio's build has the same ones. */
const files: Partial<Record<string, string>> = { Latin: latin, 'Display Serif': serif, 'Display Sticker': sticker }

const unquoted = (family: string) => family.replaceAll('"', '')

async function asDataAddress(address: string): Promise<string> {
  const file = await (await fetch(address)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** Returns the declarations of the device's fonts, which name no file. */
const ownRules = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    if (rule.cssText.startsWith('@font-face')) return [rule.cssText]
    return 'cssRules' in rule ? ownRules((rule as CSSGroupingRule).cssRules) : []
  })

/** Returns the fonts of a page as CSS that loads nothing: a picture must hold its own. */
export async function fontsOf(page: Document): Promise<string> {
  const added = [...page.fonts].map(async ({ family, status, weight, unicodeRange }) => {
    const file = files[unquoted(family)]
    if (!file || status !== 'loaded') return ''
    const source = `src: url("${await asDataAddress(file)}"); font-weight: ${weight}; unicode-range: ${unicodeRange}`
    return `@font-face { font-family: "${unquoted(family)}"; ${source} }`
  })
  const rules = [...page.styleSheets].flatMap(({ cssRules }) => ownRules(cssRules))
  return [...rules, ...(await Promise.all(added))].join('\n')
}
