import '#ui/styles/index.css'
import '#studio/studio.css'
import { start } from '#studio/start.tsx'
import { gatewayInPlace } from './gateway-in-place.ts'

await gatewayInPlace()
await start()
