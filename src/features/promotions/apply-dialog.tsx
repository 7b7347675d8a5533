import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationLimits, type Promotion } from '#contract/promotions.ts'
import { failureText, GatewayFailure } from '#gateway/failure.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { toast } from '#ui/layers/toast.ts'
import { ProgressBar } from '#ui/states/progress-bar.tsx'
import styles from './apply.module.css'
import { ImagePicker } from './image-picker.tsx'
import { refusedImage } from './refused-image.ts'
import { useApply } from './use-apply.ts'

interface ApplyDialogProps {
  promotion: Promotion
  open: boolean
  onClose: () => void
}

/** Asks for an optional remark and optional pictures, which stay until the application succeeds. */
export function ApplyDialog({ promotion: { id, title }, open, onClose }: ApplyDialogProps) {
  const { t } = useTranslation()
  const [comment, setComment] = useState('')
  const [images, setImages] = useState<File[]>([])
  const { mutateAsync, error, isPending, reset, sent, stop } = useApply(id)
  const refused = refusedImage(error)
  const isStopped = error instanceof GatewayFailure && error.code === 'CANCELLED'

  async function apply() {
    try {
      await mutateAsync({ comment, images })
    } catch {
      return
    }
    setComment('')
    setImages([])
    toast.show(t('promotions.applied'), { kind: 'success' })
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('promotions.apply')}
      actions={
        <>
          {isPending && images.length > 0 && (
            <Button kind="secondary" onClick={stop}>
              {t('promotions.stop_sending')}
            </Button>
          )}
          <Button busy={isPending} onClick={apply}>
            {t('promotions.apply_now')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.about}>{title}</p>
        <TextArea
          label={t('promotions.comment')}
          value={comment}
          maxLength={applicationLimits.comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <ImagePicker
          images={images}
          refused={refused === undefined ? undefined : { place: refused, reason: failureText(error) }}
          onChange={(next) => {
            setImages(next)
            reset()
          }}
        />
        {isPending && images.length > 0 && <ProgressBar label={t('promotions.uploading')} value={sent} />}
        {isStopped && <p role="status">{t('promotions.stopped')}</p>}
        {error && !isStopped && refused === undefined && (
          <p role="alert" className={styles.failed}>
            {t(failureText(error))}
          </p>
        )}
      </div>
    </Dialog>
  )
}
