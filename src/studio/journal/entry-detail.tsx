import { useQuery } from '@tanstack/react-query'
import { Bug, FileCode, Terminal } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyText } from '#platform/clipboard.ts'
import { toast } from '#ui/layers/toast.ts'
import { calls } from '../api/calls.ts'
import type { Change, JournalEntry } from '../api/schemas.ts'
import { send } from '../api/send.ts'
import { attempt } from '../attempt.ts'
import { effectOf, faultKinds } from '../faults/kinds.ts'
import { ToolButton } from '../kit/tool-button.tsx'
import { addFault } from '../queries.ts'
import { useTexts } from '../texts.ts'
import { worldKey } from '../world-key.ts'
import { asCurl } from './as-curl.ts'
import { asTest } from './as-test.ts'
import styles from './entry-detail.module.css'
import { useDifference, useOutcome } from './outcome-words.ts'
import { Values } from './values.tsx'

/** Shows one call whole: why it ended so, what it carried, the faults it met and what it changed. */
export function EntryDetail({ world, entry }: { world: string; entry: JournalEntry }) {
  const { t } = useTexts()
  const { data: why } = useQuery({
    queryKey: worldKey(world, 'explain', entry.id),
    queryFn: () => send(calls.explainEntry, { world, id: entry.id }),
  })
  const outcome = useOutcome()
  const difference = useDifference()
  const { endpoint, method, path, status, errorCode, account, faults, changes, input, answer } = entry
  const copy = async (text: string) => {
    const copied = await copyText(text)
    toast.show(t(copied ? 'copied' : 'not_copied'), { kind: copied ? 'success' : 'error' })
  }
  return (
    <article className={styles.detail} aria-label={t('call')}>
      <p className={styles.why} data-failed={status >= 400 || undefined}>
        <b>
          {status} {errorCode}
        </b>{' '}
        {account && <span>{account} · </span>}
        {why ? outcome(entry, why) : `${method} ${path}`}
      </p>
      {why && endpoint && <p className={styles.near}>{`${method} ${path}`}</p>}
      {why?.nearest.map((near) => (
        <p key={near.endpoint} className={styles.near}>
          <b>{near.endpoint}</b> {near.method} {near.path} · {difference(entry, near)}
        </p>
      ))}
      <div className={styles.actions}>
        <ToolButton icon={<Terminal size={16} />} onClick={() => copy(asCurl(entry, location.origin, world))}>
          {t('copy_curl')}
        </ToolButton>
        <ToolButton icon={<FileCode size={16} />} onClick={() => copy(asTest(entry, world))}>
          {t('copy_test')}
        </ToolButton>
        {endpoint && (
          <ToolButton
            icon={<Bug size={16} />}
            onClick={() =>
              attempt(() => addFault(world, { endpoint, ...faultKinds.unavailable, times: 1 }), t('will_fail'))
            }
          >
            {t('fail_next')}
          </ToolButton>
        )}
      </div>
      {faults.length > 0 && (
        <Section title={t('faults_met')}>
          <ul>
            {faults.map((fault) => (
              <li key={JSON.stringify(fault)}>
                <b>{fault.endpoint}</b> {effectOf(fault)}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {changes.length > 0 && (
        <Section title={t('state_changed')}>
          {changes.map((change) => (
            <ChangeLine key={`${change.table} ${change.key} ${change.kind}`} change={change} />
          ))}
        </Section>
      )}
      <div className={styles.bodies}>
        <Section title={t('request')}>
          <Json value={{ ...entry.headers, ...(input !== undefined && { input }) }} />
        </Section>
        <Section title={t('answer')}>
          <Json value={answer} />
        </Section>
      </div>
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Json({ value }: { value: unknown }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by keys
  return <pre tabIndex={0}>{JSON.stringify(value, null, 2) ?? '–'}</pre>
}

function ChangeLine({ change: { table, key, kind, fields } }: { change: Change }) {
  const { t } = useTexts()
  return (
    <div className={styles.change}>
      <p>
        <b>{table}</b> {key} · {t(`change_kind_${kind}` as 'change_kind_inserted')}
      </p>
      <Values fields={fields} />
    </div>
  )
}
