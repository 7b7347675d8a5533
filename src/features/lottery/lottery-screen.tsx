import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useGoBack } from '#platform/use-go-back.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { LotteryList } from './lottery-list.tsx'
import styles from './lottery-screen.module.css'
import { OrderHistory } from './order-history.tsx'
import { VietnamList } from './vietnam-list.tsx'

const parts = { all: LotteryList, vietnam: VietnamList, history: OrderHistory } as const
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]

const panelId = 'lottery'

/** Shows every lottery with its next draw, Vietnam's by region, and the member's orders. */
export function LotteryScreen() {
  const { t } = useTranslation()
  const goBack = useGoBack()
  const [query, setQuery] = useSearchParams()
  const part = names.find((name) => name === query.get('part')) ?? 'all'
  const Content = parts[part]
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <IconButton label={t('common.back')} icon={<ArrowLeft className={styles.arrow} />} onClick={goBack} />
        <h1>{t('route.lottery')}</h1>
      </header>
      <Tabs
        look="segment"
        label={t('route.lottery')}
        tabs={names.map((value) => ({ value, label: t(`lottery.${value}`) }))}
        value={part}
        onChange={(chosen) => setQuery({ part: chosen }, { replace: true })}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`lottery.${part}`)} className={styles.panel}>
        <Content />
      </div>
    </div>
  )
}
