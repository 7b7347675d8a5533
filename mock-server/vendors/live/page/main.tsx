import { createRoot } from 'react-dom/client'
import { loadTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import '#mock-server/vendors/page-kit/page.css'
import { loadFonts } from '#mock-server/vendors/page-kit/fonts.ts'
import { readLaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { LiveGame } from './game.tsx'

const launch = readLaunchAddress(location.search)
document.documentElement.lang = launch.language
await loadTexts(launch.language)

const place = document.getElementById('game')
if (!place) throw new Error('live.html has no element with the id "game".')
createRoot(place).render(<LiveGame launch={launch} />)
loadFonts()
