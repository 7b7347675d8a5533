import '#ui/styles/index.css'
import '#studio/studio.css'
import './notices.css'
import { start } from '#studio/start.tsx'
import { gatewayInPlace } from './gateway-in-place.ts'
import { announceNewBuild } from './new-build.ts'
import { followRepairs } from './worker-notices.ts'

if (await gatewayInPlace()) {
  await start()
  followRepairs()
  await announceNewBuild()
}
