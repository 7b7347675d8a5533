import { StartLotteryScreen } from '#features/lottery/start-screen.tsx'
import { Watched } from './watched.tsx'

/** Shows a lottery with the session clock. */
export const WatchedLottery = () => <StartLotteryScreen watch={(onLeave) => <Watched onLeave={onLeave} />} />
