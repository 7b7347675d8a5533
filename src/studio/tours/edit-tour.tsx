import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '#ui/forms/text-field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { attempt } from '../attempt.ts'
import { ToolButton } from '../kit/tool-button.tsx'
import { useTexts } from '../texts.ts'
import { saveOwnTour } from './own-tours.ts'
import { type Step, stepsOf, type Tour } from './tour.ts'
import styles from './tours.module.css'

interface EditTourProps {
  tour: Tour
  onClose: () => void
}

/** Edits the title of a recorded tour, and what its steps say and type. */
export function EditTour({ tour, onClose }: EditTourProps) {
  const { t } = useTexts()
  const [title, setTitle] = useState(tour.title ?? '')
  const [steps, setSteps] = useState<readonly Step[]>(stepsOf(tour).map(({ chapter: _, ...step }) => step))
  const change = (id: string, changed: Partial<Step>) =>
    setSteps(steps.map((step) => (step.id === id ? { ...step, ...changed } : step)))
  const save = async () => {
    const [chapter] = tour.chapters
    const saved = await attempt(
      async () => saveOwnTour({ ...tour, title, chapters: [{ id: chapter?.id ?? 'recorded', steps: [...steps] }] }),
      t('record_saved'),
    )
    if (saved) onClose()
  }
  return (
    <div className={styles.dialog}>
      <Dialog open onClose={onClose} title={t('record_edit')}>
        <form
          className={styles.edit}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <TextField
            label={t('record_title')}
            value={title}
            required
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setTitle(event.target.value)}
          />
          <ol>
            {steps.map((step, place) => (
              <EditStep
                key={step.id}
                step={step}
                place={place + 1}
                onChange={(changed) => change(step.id, changed)}
                onDelete={steps.length > 1 ? () => setSteps(steps.filter(({ id }) => id !== step.id)) : undefined}
              />
            ))}
          </ol>
          <ToolButton type="submit" look="main" onClick={() => undefined}>
            {t('record_save')}
          </ToolButton>
        </form>
      </Dialog>
    </div>
  )
}

interface EditStepProps {
  step: Step
  place: number
  onChange: (changed: Partial<Step>) => void
  /** Undefined for the last step that is left. */
  onDelete: (() => void) | undefined
}

function EditStep({ step, place, onChange, onDelete }: EditStepProps) {
  const { t } = useTexts()
  return (
    <li>
      <TextField
        label={t('record_words', { step: place })}
        value={step.words ?? ''}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onChange({ words: event.target.value })}
      />
      {step.type !== undefined && (
        <TextField
          label={t('record_typed', { step: place })}
          value={step.type}
          autoComplete="off"
          onChange={(event) => onChange({ type: event.target.value })}
        />
      )}
      <TextField
        label={t('record_notes', { step: place })}
        value={step.notes ?? ''}
        maxLength={1_000}
        autoComplete="off"
        onChange={(event) => onChange({ notes: event.target.value || undefined })}
      />
      {onDelete && (
        <ToolButton
          aria-label={t('record_delete_step', { step: place })}
          icon={<Trash2 size={18} />}
          onClick={onDelete}
        />
      )}
    </li>
  )
}
