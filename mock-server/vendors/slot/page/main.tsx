import { mountGame } from '#mock-server/vendors/page-kit/mount-game.tsx'
import { SlotGame } from './game.tsx'

await mountGame(SlotGame)
