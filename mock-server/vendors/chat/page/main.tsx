import { createRoot } from 'react-dom/client'
import { loadTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import './page.css'
import { loadFonts } from '#mock-server/vendors/page-kit/fonts.ts'
import { readLaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { ChatPage } from './page.tsx'

const address = readLaunchAddress(location.search)
document.documentElement.lang = address.language
await loadTexts(address.language)

const place = document.getElementById('page')
if (!place) throw new Error('chat.html has no element with the id "page".')
createRoot(place).render(<ChatPage address={address} />)
loadFonts()
