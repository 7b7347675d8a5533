import { createRoot } from 'react-dom/client'
import { loadTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import '#mock-server/vendors/page-kit/provider.css'
import { loadFonts } from '#mock-server/vendors/page-kit/fonts.ts'
import { addressInApp, goBack } from '#mock-server/vendors/page-kit/page-base.ts'
import { readPayAddress } from './address.ts'
import { PayPage } from './page.tsx'
import type { Go } from './use-pay.ts'

const address = readPayAddress(location.search)
document.documentElement.lang = address.language
await loadTexts(address.language)

const place = document.getElementById('page')
if (!place) throw new Error('pay.html has no element with the id "page".')
const go: Go = (path, appUrl) => (path ? location.assign(addressInApp(path, appUrl)) : goBack('/m/voucherCenter'))
createRoot(place).render(<PayPage address={address} go={go} />)
loadFonts()
