import { mountGame } from '#mock-server/vendors/page-kit/mount-game.tsx'
import { LiveGame } from './game.tsx'

await mountGame(LiveGame)
