import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Game, GameCategory } from '#contract/games.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Money } from '#ui/content/money.tsx'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './latest-wins.module.css'
import { winnersQueries } from './winners-queries.ts'

type LatestWinsProps = { gameType: GameCategory; title: string; onOpen: (game: Game) => unknown }

/** Shows the last wins of one type of games in a row; nothing if there are none. */
export function LatestWins({ gameType, title, onOpen }: LatestWinsProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const { data, isError } = useQuery(winnersQueries.board(useLanguage()))
  const wins = data?.filter(({ game }) => game.gameType === gameType).slice(0, 10)
  if (isError || wins?.length === 0) return null
  return (
    <section className={styles.wins} aria-label={title}>
      <h2>{title}</h2>
      {wins ? (
        <ul className={styles.row}>
          {wins.map(({ id, vo, game }) => (
            <li key={id}>
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
      ) : (
        <Skeleton height={84} />
      )}
    </section>
  )
}
