import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunkName, namedModules } from './chunks.ts'
import { readRoutes, routeModules } from './route-modules.ts'

test.each([
  ['src/features/auth/login-screen.tsx', 'auth'],
  ['src/features/auth/login-screen.module.css', 'auth'],
  ['src/app/screens/deposit-screen.tsx', 'deposit'],
  ['src/features/wallet/wallets-screen.tsx', 'cashier'],
  ['src/features/help/help-screen.tsx', 'notices'],
  ['src/features/winners/winners-ticker.tsx', 'games'],
  ['src/features/winners/latest-win.tsx', 'after-home'],
  ['src/features/winners/latest-wins.tsx', 'games'],
  ['src/features/games/game-center-screen.tsx', 'games'],
  ['src/app/menus/side-menu.tsx', 'member'],
  ['src/features/footer/footer.tsx', 'after-home'],
  ['src/app/home/below.tsx', 'after-home'],
  ['src/app/home/floats.tsx', 'floats'],
  ['src/features/announcements/announcement-popup.tsx', 'floats'],
  ['src/features/preferences/language-float.tsx', 'floats'],
  ['src/app/worker/new-build.tsx', 'after-home'],
  ['src/ui/forms/text-field.tsx', 'shared'],
  ['src/money/amount-field.tsx', 'members'],
  ['src/contract/wallet.ts', 'members'],
  ['src/contract/wallets.ts', 'shared'],
  ['src/contract/lottery.ts', 'lottery'],
  ['node_modules/lucide-react/dist/esm/icons/heart.js', 'shared'],
  ['src/i18n/locales/ko/home.json', 'texts-ko'],
  ['src/i18n/locales/ko/voices/plain.json', 'texts-ko'],
  ['src/i18n/locales/ko/screens.json', null],
  ['node_modules/jose/dist/webapi/index.js', null],
])('%s belongs to the chunk %s', (file, chunk) => {
  expect(chunkName(`/parlor/${file}`)).toBe(chunk)
})

const joiningScreens = [...routeModules(readRoutes()).values()].filter((name) => name.startsWith('./screens/'))

test.each(joiningScreens)('%s belongs to a chunk that ofApp names', (name) => {
  expect(namedModules).toContain(`src/app/${name.slice(2)}`)
})

test.each(namedModules)('%s exists', (file) => {
  expect(existsSync(file)).toBe(true)
})
