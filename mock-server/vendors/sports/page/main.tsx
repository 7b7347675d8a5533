import { mountGame } from '#mock-server/vendors/page-kit/mount-game.tsx'
import { SportsGame } from './game.tsx'

await mountGame(SportsGame)
