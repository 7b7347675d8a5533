import { Circle, Play, Route } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '#ui/layers/dialog.tsx'
import { attempt } from '../attempt.ts'
import { ToolButton } from '../kit/tool-button.tsx'
import { useTexts } from '../texts.ts'
import { EditTour } from './edit-tour.tsx'
import { OwnTourList } from './own-tour-list.tsx'
import { startTour } from './player.ts'
import { recordTour } from './record-tour.ts'
import { saveShown } from './shown.ts'
import type { Tour } from './tour.ts'
import { useTourWords } from './tour-words.ts'
import styles from './tours.module.css'
import { tours } from './tours.ts'

/** Opens the list of tours, and records further ones. */
export function ToursButton() {
  const { t } = useTexts()
  const { titleOf } = useTourWords()
  const [open, setOpen] = useState(false)
  const [edited, setEdited] = useState<Tour>()
  const start = (tour: Tour) => {
    setOpen(false)
    void startTour(tour)
  }
  const edit = (tour: Tour) => {
    setOpen(false)
    setEdited(tour)
  }
  const record = () => {
    setOpen(false)
    return attempt(recordTour)
  }
  return (
    <>
      <ToolButton look="bar" compact icon={<Route size={18} />} onClick={() => setOpen(true)}>
        {t('tours')}
      </ToolButton>
      <div className={styles.dialog}>
        <Dialog open={open} onClose={() => setOpen(false)} title={t('tours')}>
          <div className={styles.list}>
            <p>{t('tours_intro')}</p>
            <ul>
              {tours.map((tour) => {
                const name = titleOf(tour)
                return (
                  <li key={tour.name}>
                    <span>
                      <b>{name}</b>
                      <small>{t('tour_minutes', { minutes: tour.minutes })}</small>
                    </span>
                    <ToolButton
                      aria-label={t('tour_start_name', { name })}
                      icon={<Play size={18} />}
                      onClick={() => start(tour)}
                    >
                      {t('tour_start')}
                    </ToolButton>
                  </li>
                )
              })}
            </ul>
            <h3>{t('record_own')}</h3>
            <p>{t('record_about')}</p>
            <ToolButton look="main" icon={<Circle size={18} />} onClick={record}>
              {t('record_tour')}
            </ToolButton>
            <OwnTourList onStart={start} onEdit={edit} />
            <h3>{t('shown')}</h3>
            <p>{t('shown_about')}</p>
            <ToolButton onClick={saveShown}>{t('shown_save')}</ToolButton>
          </div>
        </Dialog>
      </div>
      {edited && <EditTour key={edited.name} tour={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
