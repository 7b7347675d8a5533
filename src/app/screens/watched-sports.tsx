import { SportsScreen } from '#features/games/launch/sports-screen.tsx'
import { Watched } from './watched.tsx'

/** Shows the sportsbook with the session clock. */
export const WatchedSports = () => <SportsScreen watch={(onLeave) => <Watched onLeave={onLeave} />} />
