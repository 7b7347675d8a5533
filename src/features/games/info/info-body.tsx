import { useQuery } from '@tanstack/react-query'
import { Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { GameInfo } from '#contract/game-info.ts'
import type { Game } from '#contract/games.ts'
import { failureText } from '#gateway/failure.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { Summary } from '#ui/content/summary.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { useFavorites } from '../favourites/use-favorites.ts'
import { useStart } from '../launch/use-start.ts'
import styles from './game-info-sheet.module.css'
import { infoQuery } from './info-query.ts'
import { LastRounds } from './last-rounds.tsx'
import { takeInfoEntry } from './shown-game.ts'

/** Shows a game's figures, the member's last rounds, and the buttons that launch it. */
export function InfoBody({ game }: { game: Game }) {
  const { t } = useTranslation()
  const { data, isError, error, refetch } = useQuery(infoQuery(useSession(), game, useLanguage()))
  if (isError && !data)
    return (
      <>
        <FailedState message={t(failureText(error))} onRetry={refetch} />
        <Actions game={game} trial={false} />
      </>
    )
  if (!data) return <BodySkeleton game={game} />
  return (
    <>
      <Figures info={data} />
      <LastRounds rounds={data.rounds} />
      {data.open ? (
        <Actions game={game} trial={data.trial} />
      ) : (
        <p className={styles.closed} role="status">
          <Wrench size={20} />
          {t('game_maintenance')}
        </p>
      )}
    </>
  )
}

function Figures({ info: { vendorName, stake, lines, volatility } }: { info: GameInfo }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const [least, most] = [stake.least, stake.most].map((amount) => formatMoney(amount, currency, language))
  return (
    <Summary
      label={t('gameinfo.figures')}
      rows={[
        { label: t('gameinfo.vendor'), value: vendorName },
        { label: t('gameinfo.stake'), value: `${least} – ${most}` },
        ...(lines === null ? [] : [{ label: t('gameinfo.lines'), value: formatNumber(lines, language) }]),
        ...(volatility === null
          ? []
          : [{ label: t('gameinfo.volatility'), value: t(`gameinfo.volatility_${volatility}`) }]),
      ]}
    />
  )
}

/** The game or page that opens takes over the sheet's history entry, so that Back returns to the tile. */
function Actions({ game, trial }: { game: Game; trial: boolean }) {
  const { t } = useTranslation()
  const session = useSession()
  const start = useStart()
  return (
    <div className={styles.actions}>
      {trial && (
        <Button kind="secondary" size="large" onClick={() => start(game, 'TRIAL', takeInfoEntry)}>
          {t('gameinfo.demo')}
        </Button>
      )}
      <Button size="large" onClick={() => start(game, 'REAL', takeInfoEntry)}>
        {t(session ? 'gameinfo.play' : 'gameinfo.log_in')}
      </Button>
    </div>
  )
}

/** Has space for the lines of a slot, and for some rounds of a favourite, which the member has most likely played. */
function BodySkeleton({ game }: { game: Game }) {
  const { favorites } = useFavorites()
  return (
    <SkeletonRegion>
      <div className={styles.pending}>
        <Skeleton height={game.gameType === 'RNG' ? 148 : 86} radius="var(--radius)" />
        {favorites?.has(game.nodeId) && <Skeleton height={205} radius="var(--radius)" />}
        <Skeleton height={66} radius="var(--radius-control)" />
      </div>
    </SkeletonRegion>
  )
}
