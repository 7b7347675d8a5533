import { createRoot } from 'react-dom/client'
import '#mock-server/vendors/parts/page.css'
import { loadFonts } from '#mock-server/vendors/parts/fonts.ts'
import { readLaunchAddress } from '#mock-server/vendors/parts/launch-address.ts'
import { BingoGame } from './bingo-game.tsx'

const launch = readLaunchAddress(location.search)
document.documentElement.lang = launch.language

const place = document.getElementById('game')
if (!place) throw new Error('bingo.html has no element with the id "game"')
createRoot(place).render(<BingoGame launch={launch} />)
loadFonts()
