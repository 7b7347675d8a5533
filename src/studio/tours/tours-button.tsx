import { Play, Route } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { useSentence, useTexts } from '../texts.ts'
import { startTour } from './player.ts'
import { saveShown } from './shown.ts'
import type { Tour } from './tour.ts'
import styles from './tours.module.css'
import { tours } from './tours.ts'

/** Opens the list of tours. */
export function ToursButton() {
  const { t } = useTexts()
  const sentence = useSentence()
  const [open, setOpen] = useState(false)
  const start = (tour: Tour) => {
    setOpen(false)
    void startTour(tour)
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
                const name = sentence(`tour_${tour.name}`) ?? tour.name
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
            <p>{t('shown_about')}</p>
            <ToolButton onClick={saveShown}>{t('shown_save')}</ToolButton>
          </div>
        </Dialog>
      </div>
    </>
  )
}
