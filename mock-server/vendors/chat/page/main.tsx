import './page.css'
import { readLaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { mountPage } from '#mock-server/vendors/page-kit/mount-page.ts'
import { ChatPage } from './page.tsx'

const address = readLaunchAddress(location.search)
await mountPage('page', address.language, <ChatPage address={address} />)
