import { useTranslation } from 'react-i18next'
import type { DrawRows, OpenedLottery, RegionLottery } from '#contract/lottery.ts'
import { day } from '#contract/time-units.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useServerNow } from '#gateway/use-server-now.ts'
import { formatRelativeTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { timeLeft } from '#ui/content/time-left.ts'
import { LongList } from '#ui/lists/long-list.tsx'
import { shortList } from '#ui/lists/row-window.ts'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import { classes } from '#ui/look/classes.ts'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { Drawn, isTable } from './drawn.tsx'
import { drawsWhen } from './draws-when.ts'
import styles from './lottery-screen.module.css'
import { useLaunchLottery } from './use-launch-lottery.ts'

type Row = OpenedLottery & Partial<Pick<RegionLottery, 'today'>>

/** Shows lotteries in rows: the time of their draws, the last result, and the time until betting closes. */
export function LotteryRows({ games }: { games: readonly Row[] }) {
  const now = useServerNow(1_000)
  return (
    // Only a list that mounts all of its rows can have them abreast.
    <LongList className={classes(styles.rows, games.length <= shortList && styles.abreast)}>
      {games.map((game) => (
        <LotteryRow key={game.gameId} game={game} left={Math.max(0, game.issue.closesAt - now)} />
      ))}
    </LongList>
  )
}

function LotteryRow({ game, left }: { game: Row; left: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const launch = useLaunchLottery()
  return (
    <button type="button" className={styles.row} onClick={() => launch(game)}>
      <LazyPicture src={gatewayUrl(game.iconUrl)} alt="" width={56} height={56} />
      <span className={styles.about}>
        <b>{game.name}</b>
        <span className={styles.when}>
          {drawsWhen(game, t, language)}
          {game.today && game.everyMinutes === null && <span className={styles.today}>{t('lottery.today')}</span>}
        </span>
        <Drawn rows={shortOf(game.opened.rows)} />
      </span>
      <span className={styles.left}>
        <small>{t('lottery.closes_in')}</small>
        {left < day ? timeLeft(left).join(':') : formatRelativeTime(left, 0, language)}
      </span>
    </button>
  )
}

/** Returns what a row shows of a result: the balls with their bonus, or the first prize of a table. */
const shortOf = (rows: DrawRows) => (isTable(rows) ? rows.slice(0, 1) : rows)

/** `above` are the heights of what will show above the rows, in CSS lengths. */
export const LotteryRowsSkeleton = ({ above = [] }: { above?: readonly string[] }) => (
  <SkeletonRegion>
    <div className={styles.skeleton}>
      {above.map((height) => (
        <Skeleton key={height} height={height} radius="var(--radius-pill)" />
      ))}
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <Skeleton key={place} height="84px" radius="var(--radius-tile)" />
      ))}
    </div>
  </SkeletonRegion>
)
