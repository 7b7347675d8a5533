import type { ThemeMode } from '#merchant/theme.ts'
import { lookAttributes, themeProperties } from '#ui/look/theme.ts'
import type { DeployedBrand } from './brand.ts'
import type { Icon } from './icons.ts'
import { coloursOf, nameOf } from './manifest.ts'

const block = /\s*<!-- brand -->[\s\S]*?<!-- \/brand -->/

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const declarations = (theme: DeployedBrand['theme'], mode: ThemeMode) =>
  Object.entries(themeProperties(theme, mode))
    .map(([property, value]) => `${property}:${value}`)
    .join(';')

/** Returns the page's tokens before its first script. In no layer, they override the build's. */
function tokens({ theme }: DeployedBrand): string {
  const light = `:root{${declarations(theme, 'light')}}`
  return `<style>${light}:root[data-theme='dark']{${declarations(theme, 'dark')}}</style>`
}

/** Returns the attributes of the page's element, which the styles choose by. */
function attributes({ theme, defaultTheme }: DeployedBrand): string {
  const mode = defaultTheme === 'dark' ? { theme: 'dark' } : {}
  return Object.entries({ ...mode, ...lookAttributes(theme.look) })
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('')
}

function replaced(html: string, what: RegExp, by: string): string {
  if (!what.test(html)) throw new Error(`index.html does not match ${what}. Build it again with \`npm run build\`.`)
  return html.replace(what, () => by)
}

/** Returns a build's page with a merchant's code, name, icons, manifest and colours. */
export function brandedPage(html: string, brand: DeployedBrand, icons: readonly Icon[]): string {
  // Without a base, relative addresses would depend on the page's path.
  const from = /<base\b/.test(html) ? '' : '/'
  const file = (purpose: Icon['purpose']) => `${from}${icons.find((icon) => icon.purpose === purpose)?.file}`
  const name = escaped(nameOf(brand))
  const lines = [
    '<!-- brand -->',
    `<link rel="manifest" href="${from}manifest.webmanifest" />`,
    `<link rel="apple-touch-icon" href="${file('apple')}" />`,
    `<meta name="apple-mobile-web-app-title" content="${name}" />`,
    tokens(brand),
    '<!-- /brand -->',
  ]
  const changes: [RegExp, string][] = [
    [/<html\b[^>]*>/, `<html lang="ko" dir="ltr"${attributes(brand)}>`],
    [/<title>[^<]*<\/title>/, `<title>${name}</title>`],
    [/<meta\s+name="theme-color"[^>]*>/, `<meta name="theme-color" content="${coloursOf(brand).background}" />`],
    [/<meta\s+name="merchant"[^>]*>/, `<meta name="merchant" content="${escaped(brand.code)}" />`],
    [/<link\s+rel="icon"[^>]*>/, `<link rel="icon" href="${file('tab')}" type="image/png" />`],
    [/\s*<\/head>/, `\n${lines.map((line) => `    ${line}`).join('\n')}\n  </head>`],
  ]
  return changes.reduce((page, [what, by]) => replaced(page, what, by), html.replace(block, ''))
}
