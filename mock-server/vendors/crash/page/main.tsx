import { mountGame } from '#mock-server/vendors/page-kit/mount-game.tsx'
import { CrashGame } from './game.tsx'

await mountGame(CrashGame)
