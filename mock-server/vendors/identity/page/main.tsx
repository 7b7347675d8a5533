import '#mock-server/vendors/page-kit/provider.css'
import { mountPage } from '#mock-server/vendors/page-kit/mount-page.ts'
import { readIdentityAddress } from './address.ts'
import { IdentityPage } from './page.tsx'

const address = readIdentityAddress(location.search)
const answer = (message: object) => window.opener?.postMessage({ type: 'parlor:sign-in', ...message }, address.origin)
await mountPage('page', address.language, <IdentityPage address={address} answer={answer} />)
