import { useState } from 'react'
import { Tabs } from '#ui/controls/tabs.tsx'
import { BrandTab } from './brand-editor/brand-tab.tsx'
import { CapsuleCard } from './capsules/capsule-card.tsx'
import { ClockCard } from './clock/clock-card.tsx'
import { FaultsCard } from './faults/faults-card.tsx'
import { JournalCard } from './journal/journal-card.tsx'
import { CaptchaCard } from './outbox/captcha-card.tsx'
import { OutboxCard } from './outbox/outbox-card.tsx'
import styles from './panels.module.css'
import { PeopleCard } from './people/people-card.tsx'
import { SettingsCard } from './settings/settings-card.tsx'
import { SnapshotsCard } from './snapshots/snapshots-card.tsx'
import { TimelineCard } from './snapshots/timeline-card.tsx'
import { useTexts } from './texts.ts'

const tabs = ['state', 'journal', 'people', 'brand', 'snapshots'] as const
type Tab = (typeof tabs)[number]

interface PanelsProps {
  world: string
  connected: boolean
  hidden: boolean
}

/** Shows the state of a world by topic. The journal is below the other state, and alone on its own tab. */
export function Panels({ world, connected, hidden }: PanelsProps) {
  const { t } = useTexts()
  const [tab, setTab] = useState<Tab>('state')
  return (
    <aside className={styles.panels} aria-label={t('panels')} hidden={hidden}>
      <Tabs
        look="segment"
        label={t('panels')}
        tabs={tabs.map((value) => ({ value, label: t(`tab_${value}`) }))}
        value={tab}
        onChange={setTab}
        panelId="panel"
      />
      <div id="panel" role="tabpanel" aria-label={t(`tab_${tab}`)} className={styles.panel}>
        {tab === 'state' && (
          <>
            <div className={styles.pair}>
              <SettingsCard world={world} />
              <div className={styles.stack}>
                <ClockCard world={world} />
                <OutboxCard world={world} />
                <CaptchaCard world={world} />
              </div>
            </div>
            <FaultsCard world={world} />
            <JournalCard world={world} connected={connected} />
          </>
        )}
        {tab === 'journal' && <JournalCard world={world} connected={connected} tall />}
        {tab === 'people' && <PeopleCard world={world} />}
        {tab === 'brand' && <BrandTab world={world} />}
        {tab === 'snapshots' && (
          <>
            <CapsuleCard world={world} />
            <SnapshotsCard world={world} />
            <TimelineCard key={world} world={world} />
          </>
        )}
      </div>
    </aside>
  )
}
