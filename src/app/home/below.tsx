import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { DownloadBar } from '#features/download/download-bar.tsx'
import { Footer } from '#features/footer/footer.tsx'
import { PaymentMethods } from '#features/footer/payment-methods.tsx'
import { Providers } from '#features/footer/providers.tsx'
import { RecentGames } from '#features/games/center/recent-games.tsx'
import { gameQueries } from '#features/games/game-queries.ts'
import { lobbyQueries } from '#features/games/lobby-queries.ts'
import { LanguageSelect } from '#features/preferences/language-select.tsx'
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx'
import { useLanguage } from '#i18n/use-language.ts'
import type { HomePart } from '#merchant/home-parts.ts'
import { useSession } from '#session/session.ts'
import styles from './home-screen.module.css'
import { HomeWinners } from './winners.tsx'

export type PartNodes = Partial<Record<HomePart, ReactNode>>

export interface HomeBelowProps {
  /** Reserves the space of parts that have not loaded yet. */
  reserved: ReactNode
  order: readonly HomePart[]
  /** The parts that the file of the first screen has. */
  parts: PartNodes
}

const isOfFooter = (part: HomePart) => part === 'payments' || part === 'providers'

/** Shows the parts of home below the games, and the footer. Home fetches this file after the games. */
export function HomeBelow({ reserved, order, parts }: HomeBelowProps) {
  const { data } = useQuery(gameQueries.vendors())
  const vendors = Object.values(data?.categories ?? {}).flat()
  const recent = useQuery({
    ...lobbyQueries.recent(useSession(), useLanguage()),
    enabled: order.includes('recent'),
  })
  const footer = order.findLastIndex((part) => !isOfFooter(part)) + 1
  const nodes: PartNodes = {
    ...parts,
    recent: <RecentGames oneRow />,
    winners: <HomeWinners />,
    download: <DownloadBar />,
    payments: <PaymentMethods />,
    providers: <Providers vendors={vendors} />,
  }
  const preferences = (
    <>
      <LanguageSelect />
      <ThemeSwitch />
    </>
  )
  // Games of a member who has not played yet leave no space, and the parts below must not move.
  if (recent.isLoading) return reserved
  return (
    <>
      {order.slice(0, footer).map((part) => (
        <div key={part} className={styles.part} data-inset={part === 'recent' || isOfFooter(part) ? '' : undefined}>
          {nodes[part]}
        </div>
      ))}
      <Footer preferences={preferences}>
        {order.slice(footer).map((part) => (
          <Fragment key={part}>{nodes[part]}</Fragment>
        ))}
      </Footer>
    </>
  )
}
