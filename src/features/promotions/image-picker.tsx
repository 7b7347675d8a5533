import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/promotions.ts'
import type { TextKey } from '#i18n/languages.ts'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import styles from './apply.module.css'
import { imageProblem } from './image-problem.ts'
import { TooManyPixels, tidyImage } from './tidy-image.ts'

interface ImagePickerProps {
  images: readonly File[]
  /** The picture that the gateway refused, and why. */
  refused?: { place: number; reason: TextKey } | undefined
  onChange: Dispatch<SetStateAction<File[]>>
}

/** A refused picture and why; without a name it concerns all of them. */
interface Problem {
  name?: string
  reason: TextKey
}

const decodingProblem = (reason: unknown): TextKey =>
  reason instanceof TooManyPixels ? 'promotions.image_too_many_pixels' : 'promotions.image_invalid'

/** Shows up to three pictures as proof. Each invalid picture is named with its error; the others stay. */
export function ImagePicker({ images, refused, onChange }: ImagePickerProps) {
  const { t } = useTranslation()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const refusals = refused ? [{ name: images[refused.place]?.name, reason: refused.reason }] : []
  const shown = [...problems, ...refusals]
  const remaining = applicationLimits.images - images.length

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const picked = [...(event.target.files ?? [])]
    event.target.value = ''
    const sound = picked.filter((file) => !imageProblem(file))
    const tried = sound.slice(0, remaining)
    const tidied = await Promise.allSettled(tried.map(tidyImage))
    const taken = tidied.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const refused = picked.flatMap((file): Problem[] => {
      const reason = imageProblem(file)
      return reason ? [{ name: file.name, reason }] : []
    })
    const undecoded = tidied.flatMap((outcome, at) =>
      outcome.status === 'rejected' ? [{ name: tried[at]?.name, reason: decodingProblem(outcome.reason) }] : [],
    )
    const tooMany: Problem[] = sound.length > remaining ? [{ reason: 'promotions.images_too_many' }] : []
    setProblems([...refused, ...undecoded, ...tooMany])
    // Meanwhile another picture may have been picked or removed.
    onChange((now) => [...now, ...taken].slice(0, applicationLimits.images))
  }

  return (
    <div className={styles.pictures}>
      <ul className={styles.thumbs}>
        {images.map((file, at) => (
          <li
            key={`${file.name}-${file.lastModified}-${file.size}`}
            className={styles.thumb}
            data-refused={at === refused?.place ? '' : undefined}
          >
            <Thumb file={file} />
            <button
              type="button"
              className={styles.remove}
              aria-label={t('promotions.remove_image', { number: at + 1 })}
              onClick={() => onChange((now) => now.filter((other) => other !== file))}
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
      <div className={styles.note} data-error={shown.length > 0 ? '' : undefined} aria-live="polite">
        {shown.length === 0 && <p>{t('promotions.image_hint')}</p>}
        {shown.map(({ name, reason }) => (
          <p key={`${name}/${reason}`}>
            {name && (
              <>
                <bdi>{name}</bdi>:{' '}
              </>
            )}
            {t(reason)}
          </p>
        ))}
      </div>
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
