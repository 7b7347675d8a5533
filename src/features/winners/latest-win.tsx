import { useQuery } from '@tanstack/react-query'
import { Pause, Play, Trophy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#brand/platform-status.ts'
import type { Game } from '#contract/games.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useAutoRotate } from '#ui/carousel/use-auto-rotate.ts'
import { Money } from '#ui/content/money.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import styles from './latest-win.module.css'
import type { Win } from './winner-row.tsx'
import { winnersQueries } from './winners-queries.ts'

const winMs = 5_000

type LatestWinProps = { onOpen: (game: Game) => unknown; allAt: string }

/** Shows the latest wins one after the other in one line; without wins, a link to their page. */
export function LatestWin({ onOpen, allAt }: LatestWinProps) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(winnersQueries.board(useLanguage()))
  if (isPending) return null
  if (data?.length) return <Line wins={data} onOpen={onOpen} />
  return (
    <Link className={styles.line} to={allAt}>
      <Trophy size={18} />
      {t('winners.title')}
    </Link>
  )
}

function Line({ wins, onOpen }: { wins: readonly Win[]; onOpen: (game: Game) => unknown }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const [step, setStep] = useState(0)
  const line = useRef<HTMLDivElement>(null)
  const { resting, rest, canRotate } = useAutoRotate({
    part: 'latest-win',
    element: line,
    ms: wins.length > 1 ? winMs : undefined,
    step,
    advance: () => setStep(step + 1),
  })
  const win = wins[step % wins.length] as Win
  return (
    <div ref={line} className={styles.line}>
      <Trophy size={18} />
      <button key={win.id} type="button" className={styles.win} onClick={() => onOpen(win.game)}>
        <bdi>{t('winners.name', { name: win.vo.customerName })}</bdi>
        <span className={styles.game}>{win.vo.gameName}</span>
        <Money className={styles.amount} amount={win.vo.winAmount} currency={currency} signed />
      </button>
      {canRotate && (
        <IconButton
          label={t(resting ? 'winners.play' : 'winners.pause')}
          icon={resting ? <Play size={16} /> : <Pause size={16} />}
          onClick={() => rest(!resting)}
        />
      )}
    </div>
  )
}
