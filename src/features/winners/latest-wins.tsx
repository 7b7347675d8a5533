import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Game, GameCategory } from '#contract/games.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Money } from '#ui/content/money.tsx'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './latest-wins.module.css'
import type { Win } from './winner-row.tsx'
import { winnersQueries } from './winners-queries.ts'

type LatestWinsProps = { gameType: GameCategory; title: string; onOpen: (game: Game) => unknown }

/** Shows the last wins of one type of games in a row; nothing if there are none. */
export function LatestWins({ gameType, title, onOpen }: LatestWinsProps) {
  const { data, isLoadingError, refetch } = useQuery(winnersQueries.board(useLanguage()))
  const wins = data?.filter(({ game }) => game.gameType === gameType).slice(0, 10)
  if (wins?.length === 0) return null
  return (
    <section className={styles.wins} aria-label={title}>
      <h2>{title}</h2>
      {isLoadingError && <FailedState onRetry={refetch} />}
      {!wins && !isLoadingError && <Skeleton height={84} />}
      {wins && <Wins wins={wins} onOpen={onOpen} />}
    </section>
  )
}

function Wins({ wins, onOpen }: Pick<LatestWinsProps, 'onOpen'> & { wins: readonly Win[] }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  return (
    <ul className={styles.row}>
      {wins.map(({ id, vo, game }) => (
        <li key={id} data-item={id}>
          <button type="button" className={styles.win} onClick={() => onOpen(game)}>
            <LazyPicture src={gatewayUrl(vo.iconUrl)} alt="" width={44} height={44} />
            <span>
              <strong>{vo.gameName}</strong>
              <Money amount={vo.winAmount} currency={currency} signed />
              <bdi>{t('winners.name', { name: vo.customerName })}</bdi>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
