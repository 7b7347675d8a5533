import './page.css'
import { mountPage } from '#mock-server/vendors/page-kit/mount-page.ts'
import { readLotteryAddress } from './address.ts'
import { LotteryPage } from './page.tsx'
import { applyMode } from './skin.ts'

const address = readLotteryAddress(location)
applyMode(address.cssName?.endsWith('-dark') ? 'dark' : 'light')
await mountPage('page', address.language, <LotteryPage address={address} />)
