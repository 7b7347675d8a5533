import { createRoot } from 'react-dom/client'
import '#mock-server/vendors/parts/page.css'
import { loadFonts } from '#mock-server/vendors/parts/fonts.ts'
import { readLaunchAddress } from '#mock-server/vendors/parts/launch-address.ts'
import { SportsGame } from './sports-game.tsx'

const launch = readLaunchAddress(location.search)
document.documentElement.lang = launch.language

const place = document.getElementById('game')
if (!place) throw new Error('sports.html has no element with the id "game"')
createRoot(place).render(<SportsGame launch={launch} />)
loadFonts()
