import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import type { Fault } from '../api/schemas.ts'
import { attempt } from '../attempt.ts'
import { useJournal } from '../journal/journal-store.ts'
import { Awaited } from '../kit/awaited.tsx'
import { Card } from '../kit/card.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { replaceFaults, worldQuery } from '../queries.ts'
import { useTexts } from '../texts.ts'
import { AddFault } from './add-fault.tsx'
import styles from './faults-card.module.css'
import { effectOf } from './kinds.ts'

/** Lists the faults in force, with how often each has struck, and adds others. */
export function FaultsCard({ world }: { world: string }) {
  const { t } = useTexts()
  const query = useQuery(worldQuery('faults', world))
  const faults = query.data ?? []
  return (
    <Card
      title={t('faults')}
      icon={<Zap size={18} aria-hidden="true" />}
      action={
        faults.length > 0 && (
          <ToolButton onClick={() => attempt(() => replaceFaults(world, []))}>{t('faults_off')}</ToolButton>
        )
      }
    >
      {!query.data && <Awaited query={query} rows={1} />}
      <ul className={styles.faults} aria-live="polite">
        {faults.map((fault, place) => (
          <FaultLine
            // A fault has no name, and only its place distinguishes two equal ones.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${place} ${JSON.stringify(fault)}`}
            fault={fault}
            onRemove={() => attempt(() => replaceFaults(world, faults.toSpliced(place, 1)))}
          />
        ))}
      </ul>
      <AddFault world={world} />
    </Card>
  )
}

const isSame = (met: Fault, { endpoint, status, transport, stage }: Fault) =>
  met.endpoint === endpoint && met.status === status && met.transport === transport && met.stage === stage

function FaultLine({ fault, onRemove }: { fault: Fault; onRemove: () => Promise<unknown> }) {
  const { t } = useTexts()
  const struck = useJournal(({ entries }) => {
    const hits = entries.filter(({ faults }) => faults.some((met) => isSame(met, fault)))
    return hits.length
  })
  return (
    <li className={styles.fault}>
      <b>{fault.endpoint}</b>
      <span className={styles.effect}>{effectOf(fault)}</span>
      <span key={struck} className={styles.struck} data-struck={struck > 0 || undefined}>
        {t('struck', { count: struck })}
      </span>
      <ToolButton aria-label={t('fault_off', { endpoint: fault.endpoint })} onClick={onRemove}>
        {t('off')}
      </ToolButton>
    </li>
  )
}
