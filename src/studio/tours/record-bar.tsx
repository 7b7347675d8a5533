import { Check, Circle, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { ToolButton } from '../kit/tool-button.tsx'
import { useTexts } from '../texts.ts'
import { EditTour } from './edit-tour.tsx'
import { saveOwnTour } from './own-tours.ts'
import { endRecording, forgetLastStep, useTourRecording } from './record-tour.ts'
import type { Tour } from './tour.ts'
import styles from './tours.module.css'

/** Shows below the phones what a recording has so far, ends it, and opens the recorded tour for its title and words. */
export function RecordBar() {
  const { t } = useTexts()
  const { start, steps } = useTourRecording()
  const [recorded, setRecorded] = useState<Tour>()
  const finish = () => {
    const tour = endRecording(t('record_untitled'))
    if (tour) saveOwnTour(tour)
    setRecorded(tour)
  }
  if (recorded) return <EditTour tour={recorded} onClose={() => setRecorded(undefined)} />
  if (!start) return null
  return (
    <section className={styles.bar} aria-label={t('record_tour')}>
      <div className={styles.words}>
        <p className={styles.place}>
          <Circle size={12} aria-hidden="true" className={styles.recording} /> {t('recording')}
        </p>
        <p role="status" className={styles.said}>
          {steps.length === 0 ? t('record_hint') : t('record_step', { step: steps.length, name: steps.at(-1)?.words })}
        </p>
      </div>
      <div className={styles.tools}>
        <ToolButton disabled={steps.length === 0} icon={<Undo2 size={18} />} onClick={forgetLastStep}>
          {t('record_undo')}
        </ToolButton>
        <ToolButton look="main" disabled={steps.length === 0} icon={<Check size={18} />} onClick={finish}>
          {t('record_finish')}
        </ToolButton>
        <ToolButton
          aria-label={t('record_discard')}
          icon={<X size={18} />}
          onClick={() => void endRecording(t('record_untitled'))}
        />
      </div>
    </section>
  )
}
