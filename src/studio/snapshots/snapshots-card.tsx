import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../api/calls.ts'
import type { SavedSnapshot } from '../api/schemas.ts'
import { send } from '../api/send.ts'
import { attempt } from '../attempt.ts'
import { forkWorld } from '../fork-world.ts'
import { formatInstant } from '../instants.ts'
import { Awaited } from '../kit/awaited.tsx'
import { Card } from '../kit/card.tsx'
import { Select } from '../kit/select.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { mostPhones, selectedOf, usePhones } from '../phones/phones.ts'
import { pageOf } from '../phones/reach.ts'
import { hostQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { useTexts } from '../texts.ts'
import { restoreSaved } from '../worlds.ts'
import { type Compared, Differences } from './differences.tsx'
import styles from './snapshots-card.module.css'

const { queryKey } = hostQuery('savedSnapshots')

/** Fetches the list again. A first fetch under way may have been answered before the change. */
async function refresh() {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** A snapshot's name; the API refuses any other. */
const form = '[A-Za-z0-9_\\-]{1,64}'

/** Saves the state of the world, restores it, and compares it with the world now. */
export function SnapshotsCard({ world }: { world: string }) {
  const { t } = useTexts()
  const phone = usePhones(selectedOf)
  const full = usePhones(({ phones }) => phones.length >= mostPhones)
  const query = useQuery(hostQuery('savedSnapshots'))
  const saved = query.data ?? []
  const [name, setName] = useState('')
  const [chosen, setOther] = useState('')
  const other = saved.some((one) => one.name === chosen) ? chosen : ''
  const [compared, setCompared] = useState<Compared>()

  const save = () =>
    attempt(async () => {
      await send(calls.saveSnapshot, { world, name })
      setName('')
      await refresh()
    })
  const compare = (one: string) =>
    attempt(async () => {
      const difference = await send(calls.difference, { from: `saved:${one}`, to: other ? `saved:${other}` : world })
      setCompared({ name: one, other, difference })
    })
  const remove = (one: string) =>
    attempt(async () => {
      await send(calls.deleteSnapshot, { name: one })
      await refresh()
    })

  return (
    <>
      <Card
        title={t('snapshots')}
        icon={<Bookmark size={18} aria-hidden="true" />}
        action={
          <ToolButton disabled={full} onClick={() => attempt(() => forkWorld(phone, pageOf(phone)))}>
            {t('fork')}
          </ToolButton>
        }
      >
        <form
          className={styles.save}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <input
            aria-label={t('snapshot_name')}
            placeholder={t('snapshot_name')}
            title={t('snapshot_form')}
            value={name}
            required
            pattern={form}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <ToolButton type="submit" look="main" onClick={() => undefined}>
            {t('save')}
          </ToolButton>
        </form>
        {!query.data && <Awaited query={query} />}
        {query.data?.length === 0 && <p className={styles.none}>{t('no_snapshot')}</p>}
        {saved.length > 1 && (
          <Select
            labelled
            label={t('compare_with')}
            value={other}
            options={[
              { value: '', label: t('compare_now') },
              ...saved.map((one) => ({ value: one.name, label: one.name })),
            ]}
            onChange={setOther}
          />
        )}
        <ul>
          {saved.map((one) => (
            <SavedLine
              key={one.name}
              saved={one}
              onRestore={() => attempt(() => restoreSaved(one.name, world), t('restored', { name: one.name }))}
              onCompare={() => compare(one.name)}
              onRemove={() => remove(one.name)}
            />
          ))}
        </ul>
      </Card>
      {compared && <Differences {...compared} />}
    </>
  )
}

interface SavedLineProps {
  saved: SavedSnapshot
  onRestore: () => Promise<unknown>
  onCompare: () => Promise<unknown>
  onRemove: () => Promise<unknown>
}

function SavedLine({ saved: { name, takenAt, scenario, merchant }, onRestore, onCompare, onRemove }: SavedLineProps) {
  const { t } = useTexts()
  return (
    <li className={styles.saved}>
      <div>
        <b>{name}</b>
        <p>
          {scenario} · {merchant} · {formatInstant(takenAt)}
        </p>
      </div>
      <ToolButton aria-label={t('restore_name', { name })} onClick={onRestore}>
        {t('restore')}
      </ToolButton>
      <ToolButton look="plain" aria-label={t('compare_name', { name })} onClick={onCompare}>
        {t('compare')}
      </ToolButton>
      <ToolButton look="plain" aria-label={t('delete_name', { name })} onClick={onRemove}>
        {t('delete')}
      </ToolButton>
    </li>
  )
}
