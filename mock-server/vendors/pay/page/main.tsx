import '#mock-server/vendors/page-kit/provider.css'
import { mountPage } from '#mock-server/vendors/page-kit/mount-page.ts'
import { addressInApp, goBack } from '#mock-server/vendors/page-kit/page-base.ts'
import { readPayAddress } from './address.ts'
import { PayPage } from './page.tsx'
import type { Go } from './use-pay.ts'

const address = readPayAddress(location.search)
const go: Go = (path, appUrl) => (path ? location.assign(addressInApp(path, appUrl)) : goBack('/m/voucherCenter'))
await mountPage('page', address.language, <PayPage address={address} go={go} />)
