import { createRoot } from 'react-dom/client'
import { loadTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import '#mock-server/vendors/page-kit/provider.css'
import { loadFonts } from '#mock-server/vendors/page-kit/fonts.ts'
import { atApp } from '#mock-server/vendors/page-kit/page-base.ts'
import { readPayAddress } from './address.ts'
import { PayPage } from './page.tsx'

const address = readPayAddress(location.search)
document.documentElement.lang = address.language
await loadTexts(address.language)

const place = document.getElementById('page')
if (!place) throw new Error('pay.html has no element with the id "page"')
const go = (path: string) => location.assign(atApp(path))
createRoot(place).render(<PayPage address={address} go={go} />)
loadFonts()
