import { Circle, FileCode, FolderOpen, Link, Package, Square, Workflow } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#platform/clipboard.ts'
import { toast } from '#ui/layers/toast.ts'
import { attempt } from '../attempt.ts'
import { Card } from '../kit/card.tsx'
import { FileButton } from '../kit/file-button.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { useTexts } from '../texts.ts'
import styles from './capsule-card.module.css'
import { downloadScenario, downloadTest, linkTo, saveCapsule, useCapsules } from './capsules.ts'
import { record, stopRecording, useRecording } from './recorder.ts'
import { useOpenFile } from './use-open-file.ts'

/** Saves the state of a world and its phones in one file or link, and opens another one. */
export function CapsuleCard({ world }: { world: string }) {
  const { t } = useTexts()
  const [note, setNote] = useState('')
  const last = useCapsules((state) => state.last)
  const save = () =>
    attempt(async () => {
      const missing = await saveCapsule(world, note)
      if (missing === 0) toast.show(t('capsule_saved'), { kind: 'success' })
      else toast.show(t('capsule_without_picture', { count: missing }), { ms: 6_000 })
    })
  const copyLink = () =>
    attempt(async () => {
      const link = await linkTo(world, note)
      if (!link) throw new Error(t('capsule_too_large'))
      const copied = await copyText(link)
      toast.show(t(copied ? 'copied' : 'not_copied'), { kind: copied ? 'success' : 'error' })
    })
  return (
    <Card title={t('capsule')} icon={<Package size={18} aria-hidden="true" />} action={<Record world={world} />}>
      <p className={styles.about}>{t('capsule_about')}</p>
      <textarea
        className={styles.note}
        rows={2}
        maxLength={2_000}
        aria-label={t('capsule_note')}
        placeholder={t('capsule_note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.actions}>
        <ToolButton look="main" icon={<Package size={16} />} onClick={save}>
          {t('capsule_save')}
        </ToolButton>
        <ToolButton icon={<Link size={16} />} onClick={copyLink}>
          {t('capsule_link')}
        </ToolButton>
        <OpenButton />
      </div>
      {last && <LastCapsule last={last} />}
    </Card>
  )
}

function Record({ world }: { world: string }) {
  const { t } = useTexts()
  const { world: recorded, presses } = useRecording()
  return recorded === world ? (
    <ToolButton aria-pressed icon={<Square size={16} />} onClick={stopRecording}>
      {t('recorded', { count: presses.length })}
    </ToolButton>
  ) : (
    <ToolButton icon={<Circle size={16} />} onClick={() => attempt(() => record(world))}>
      {t('record')}
    </ToolButton>
  )
}

function OpenButton() {
  const { t } = useTexts()
  return <FileButton label={t('capsule_open')} icon={<FolderOpen size={16} />} onFile={useOpenFile()} />
}

function LastCapsule({ last }: { last: NonNullable<ReturnType<typeof useCapsules.getState>['last']> }) {
  const { t } = useTexts()
  const toScenario = () =>
    attempt(async () => {
      const omitted = await downloadScenario(last)
      toast.show(
        omitted.length === 0 ? t('capsule_scenario_whole') : t('capsule_omitted', { list: omitted.join(', ') }),
      )
    })
  return (
    <fieldset className={styles.actions}>
      <legend>{t('capsule_last', { name: last.name })}</legend>
      {last.pictures.length > 0 && (
        <ul className={styles.pictures}>
          {last.pictures.map((address, at) => (
            <li key={address}>
              <img src={address} alt={t('capsule_picture', { number: at + 1 })} />
            </li>
          ))}
        </ul>
      )}
      <ToolButton icon={<FileCode size={16} />} onClick={() => attempt(() => downloadTest(last))}>
        {t('capsule_test')}
      </ToolButton>
      <ToolButton icon={<Workflow size={16} />} onClick={toScenario}>
        {t('capsule_scenario')}
      </ToolButton>
    </fieldset>
  )
}
