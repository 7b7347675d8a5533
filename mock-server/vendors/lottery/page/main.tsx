import { createRoot } from 'react-dom/client'
import { loadTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import './page.css'
import { loadFonts } from '#mock-server/vendors/page-kit/fonts.ts'
import { readLotteryAddress } from './address.ts'
import { LotteryPage } from './page.tsx'
import { applyMode } from './skin.ts'

const address = readLotteryAddress(location)
document.documentElement.lang = address.language
await loadTexts(address.language)
applyMode(address.cssName?.endsWith('-dark') ? 'dark' : 'light')

const place = document.getElementById('page')
if (!place) throw new Error('lottery.html has no element with the id "page".')
createRoot(place).render(<LotteryPage address={address} />)
loadFonts()
