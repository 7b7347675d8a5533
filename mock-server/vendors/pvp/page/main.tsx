import { mountGame } from '#mock-server/vendors/page-kit/mount-game.tsx'
import { PvpGame } from './game.tsx'

await mountGame(PvpGame)
