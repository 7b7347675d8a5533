import { createRoot } from 'react-dom/client'
import { loadTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import '#mock-server/vendors/page-kit/provider.css'
import { loadFonts } from '#mock-server/vendors/page-kit/fonts.ts'
import { readIdentityAddress } from './address.ts'
import { IdentityPage } from './page.tsx'

const address = readIdentityAddress(location.search)
document.documentElement.lang = address.language
await loadTexts(address.language)

const place = document.getElementById('page')
if (!place) throw new Error('identity.html has no element with the id "page".')
const answer = (message: object) => window.opener?.postMessage({ type: 'parlor:sign-in', ...message }, address.origin)
createRoot(place).render(<IdentityPage address={address} answer={answer} />)
loadFonts()
