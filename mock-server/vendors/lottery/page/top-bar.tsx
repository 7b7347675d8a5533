import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sharedTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import { usePage } from './page-context.ts'
import { lotteryQueries } from './queries.ts'
import styles from './top-bar.module.css'

interface TopBarProps {
  /** The back button. */
  back: ReactNode
  title: string
  subtitle?: string
}

/** Shows the title and the balance. */
export function TopBar({ back, title, subtitle }: TopBarProps) {
  const page = usePage()
  const { data } = useQuery(lotteryQueries.account(page))
  return (
    <header className={styles.bar}>
      {back}
      <div className={styles.titles}>
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      <p className={styles.balance}>
        <span className="visually-hidden">{sharedTexts.in(page.language).balance}</span>
        {page.money(data?.balance ?? page.home.balance)}
      </p>
    </header>
  )
}
