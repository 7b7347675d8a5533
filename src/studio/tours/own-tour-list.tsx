import { Download, FolderOpen, Pencil, Play, Trash2 } from 'lucide-react'
import { attempt } from '../attempt.ts'
import { FileButton } from '../kit/file-button.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { sentenceOf } from '../sentence-of.ts'
import { useTexts } from '../texts.ts'
import { deleteOwnTour, downloadTour, openTourFile, useOwnTours } from './own-tours.ts'
import type { Tour } from './tour.ts'

interface OwnTourListProps {
  onStart: (tour: Tour) => void
  onEdit: (tour: Tour) => void
}

/** Lists the recorded tours of this browser, and opens one from a file. */
export function OwnTourList({ onStart, onEdit }: OwnTourListProps) {
  const { t } = useTexts()
  const { tours } = useOwnTours()
  return (
    <>
      {tours.length === 0 && <p>{t('record_none')}</p>}
      {tours.length > 0 && (
        <ul aria-label={t('record_own')}>
          {tours.map((tour) => (
            <li key={tour.name}>
              <span>
                <b>{tour.title}</b>
                <small>{t('tour_minutes', { minutes: tour.minutes })}</small>
              </span>
              <ToolButton
                aria-label={t('record_edit_name', { name: tour.title })}
                icon={<Pencil size={18} />}
                onClick={() => onEdit(tour)}
              />
              <ToolButton
                aria-label={t('record_file_name', { name: tour.title })}
                icon={<Download size={18} />}
                onClick={() => downloadTour(tour)}
              />
              <ToolButton
                aria-label={t('record_delete_name', { name: tour.title })}
                icon={<Trash2 size={18} />}
                onClick={() => deleteOwnTour(tour.name)}
              />
              <ToolButton
                aria-label={t('tour_start_name', { name: tour.title })}
                icon={<Play size={18} />}
                onClick={() => onStart(tour)}
              >
                {t('tour_start')}
              </ToolButton>
            </li>
          ))}
        </ul>
      )}
      <OpenFile />
    </>
  )
}

function OpenFile() {
  const { t } = useTexts()
  const open = (file: File) =>
    attempt(async () => {
      await openTourFile(file).catch((error: unknown) => {
        const problem = error instanceof SyntaxError ? t('record_not_json') : sentenceOf(error)
        throw new Error(t('record_refused', { name: file.name, problem }))
      })
    }, t('record_opened'))
  return <FileButton label={t('record_open_file')} icon={<FolderOpen size={18} />} onFile={open} />
}
