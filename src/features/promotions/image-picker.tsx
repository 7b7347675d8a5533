import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/promotions.ts'
import type { TextKey } from '#i18n/languages.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './apply.module.css'
import { imageProblem } from './image-problem.ts'
import { TooManyPixels, tidyImage } from './tidy-image.ts'

interface ImagePickerProps {
  images: readonly File[]
  onChange: (images: File[]) => void
}

const decodingProblem = (reason: unknown): TextKey =>
  reason instanceof TooManyPixels ? 'promotions.image_too_many_pixels' : 'promotions.image_invalid'

/** Shows up to three pictures as proof. An invalid picture shows its error; the others stay. */
export function ImagePicker({ images, onChange }: ImagePickerProps) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<TextKey>()
  const remaining = applicationLimits.images - images.length

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const picked = [...(event.target.files ?? [])]
    event.target.value = ''
    const sound = picked.filter((file) => !imageProblem(file))
    const tidied = await Promise.allSettled(sound.slice(0, remaining).map(tidyImage))
    const taken = tidied.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const wrong = picked.map(imageProblem).find((found) => found !== undefined)
    const failed = tidied.find((outcome) => outcome.status === 'rejected')
    setProblem(
      wrong ??
        (failed && decodingProblem(failed.reason)) ??
        (sound.length > remaining ? 'promotions.images_too_many' : undefined),
    )
    onChange([...images, ...taken])
  }

  return (
    <div className={styles.pictures}>
      <ul className={styles.thumbs}>
        {images.map((file, at) => (
          <li key={`${file.name}-${file.lastModified}-${file.size}`} className={styles.thumb}>
            <Thumb file={file} />
            <button
              type="button"
              className={styles.remove}
              aria-label={t('promotions.remove_image', { number: at + 1 })}
              onClick={() => onChange(images.filter((_, other) => other !== at))}
            >
              <X size={16} />
            </button>
          </li>
        ))}
        {remaining > 0 && (
          <li>
            <label className={styles.add}>
              <ImagePlus size={22} />
              <span>
                {images.length}/{applicationLimits.images}
              </span>
              <VisuallyHidden>{t('promotions.add_image')}</VisuallyHidden>
              <input type="file" accept="image/png,image/jpeg" multiple onChange={pick} className={styles.file} />
            </label>
          </li>
        )}
      </ul>
      <p className={styles.note} data-error={problem ? '' : undefined} aria-live="polite">
        {t(problem ?? 'promotions.image_hint')}
      </p>
    </div>
  )
}

function Thumb({ file }: { file: File }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return url && <img src={url} alt={file.name} />
}
