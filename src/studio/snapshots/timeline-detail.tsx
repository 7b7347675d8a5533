import { GitFork, Undo2 } from 'lucide-react'
import type { TimelineEntry } from '../api/schemas.ts'
import { attempt } from '../attempt.ts'
import { forkWorld } from '../fork-world.ts'
import { formatInstant } from '../instants.ts'
import { ToolButton } from '../kit/tool-button.tsx'
import { mostPhones, selectedOf, usePhones } from '../phones/phones.ts'
import { pageOf } from '../phones/reach.ts'
import { useTexts } from '../texts.ts'
import { goBack } from '../worlds.ts'
import styles from './timeline-card.module.css'
import { changesOf, useEntryTitle } from './timeline-words.ts'

interface TimelineDetailProps {
  world: string
  entry: TimelineEntry
  /** The entry is the state of the world now. */
  now: boolean
  onCompare: () => Promise<unknown>
}

/** Shows one past state and what a person can do with it. */
export function TimelineDetail({ world, entry, now, onCompare }: TimelineDetailProps) {
  const { t } = useTexts()
  const title = useEntryTitle()
  const phone = usePhones(selectedOf)
  const full = usePhones(({ phones }) => phones.length >= mostPhones)
  const { id, at, account } = entry
  const changes = changesOf(entry, t)
  return (
    <article className={styles.detail} aria-label={t('entry_name', { id })}>
      <p>
        <b>{title(entry)}</b> {[account, formatInstant(at)].filter(Boolean).join(' · ')}
      </p>
      {changes.length > 0 && <p className={styles.note}>{changes.join(' · ')}</p>}
      <div className={styles.actions}>
        <ToolButton
          look="main"
          icon={<Undo2 size={16} />}
          disabled={now}
          onClick={() => attempt(() => goBack(world, id), t('went_back', { id }))}
        >
          {t('go_back_here')}
        </ToolButton>
        <ToolButton
          icon={<GitFork size={16} />}
          disabled={full}
          onClick={() => attempt(() => forkWorld(phone, pageOf(phone), id))}
        >
          {t('fork_here')}
        </ToolButton>
        <ToolButton look="plain" disabled={now} onClick={onCompare}>
          {t('compare_then')}
        </ToolButton>
      </div>
    </article>
  )
}
