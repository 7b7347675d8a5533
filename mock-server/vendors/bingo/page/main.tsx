import { mountGame } from '#mock-server/vendors/page-kit/mount-game.tsx'
import { BingoGame } from './game.tsx'

await mountGame(BingoGame)
