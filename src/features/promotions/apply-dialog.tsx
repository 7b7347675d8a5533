import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationLimits, type Promotion } from '#contract/promotions.ts'
import { failureText } from '#gateway/failure.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast.ts'
import styles from './apply.module.css'
import { ImagePicker } from './image-picker.tsx'
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
  const { mutateAsync, error, isPending } = useApply(id)

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
        <Button busy={isPending} onClick={apply}>
          {t('promotions.apply_now')}
        </Button>
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
        <ImagePicker images={images} onChange={setImages} />
        {error && (
          <p role="alert" className={styles.failed}>
            {t(failureText(error))}
          </p>
        )}
      </div>
    </Dialog>
  )
}
