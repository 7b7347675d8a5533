import { mountGame } from '#mock-server/vendors/page-kit/mount-game.tsx'
import { FishGame } from './game.tsx'

await mountGame(FishGame)
