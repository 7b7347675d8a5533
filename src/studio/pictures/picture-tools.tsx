import { useQuery } from '@tanstack/react-query'
import { Camera, Square, Video } from 'lucide-react'
import { useEffect } from 'react'
import { toast } from '#ui/layers/toast.ts'
import { attempt } from '../attempt.ts'
import { ToolButton } from '../kit/tool-button.tsx'
import type { Phone } from '../phones/phones.ts'
import { worldQuery } from '../queries.ts'
import { sentenceOf } from '../sentence-of.ts'
import { useTexts } from '../texts.ts'
import { canRecord, longestRecording, recordPhone, stopVideo, useVideo } from './record-phone.ts'
import { takePicture } from './take-picture.ts'

/** Long enough to read a file's name. */
const readable = 6_000

interface RecordButtonProps {
  phone: Phone
  /** The code of the merchant that it shows. */
  merchant: string
}

/** Takes a picture and a short recording of a phone. */
export function PictureTools({ phone }: { phone: Phone }) {
  const { t } = useTexts()
  const { data: settings } = useQuery(worldQuery('settings', phone.world))
  const merchant = settings?.brand?.code ?? settings?.merchant ?? ''
  const take = async () => {
    toast.show(t('picture_busy'), { kind: 'loading' })
    try {
      const { name, copied } = await takePicture(phone, merchant)
      toast.show(t(copied ? 'picture_copied' : 'picture_saved', { name }), { kind: 'success', ms: readable })
    } catch (error) {
      toast.show(t('picture_failed', { reason: sentenceOf(error) }), {
        kind: 'error',
        ms: readable,
      })
    }
  }
  return (
    <>
      <ToolButton look="plain" aria-label={t('picture')} icon={<Camera size={18} />} onClick={take} />
      <RecordButton phone={phone} merchant={merchant} />
    </>
  )
}

function RecordButton({ phone, merchant }: RecordButtonProps) {
  const { t } = useTexts()
  const { phone: recorded, seconds } = useVideo()
  const running = recorded === phone.id
  // A removed phone cannot be recorded further.
  useEffect(() => () => void (useVideo.getState().phone === phone.id && stopVideo()), [phone.id])
  const record = () => {
    if (!canRecord()) return toast.show(t('video_unable'), { ms: readable })
    if (recorded !== undefined) return toast.show(t('video_one'), { ms: readable })
    void attempt(async () => {
      const result = await recordPhone(phone, merchant)
      if (typeof result === 'string') toast.show(t(result), { kind: 'error', ms: readable })
      else toast.show(t(`video_${result.ending}`, { name: result.name }), { kind: 'success', ms: readable })
    })
  }
  return running ? (
    <ToolButton
      look="plain"
      aria-pressed
      aria-label={t('video_stop')}
      icon={<Square size={18} />}
      onClick={() => stopVideo()}
    >
      {seconds}/{longestRecording}
    </ToolButton>
  ) : (
    <ToolButton
      look="plain"
      aria-label={t('video_record')}
      title={canRecord() ? undefined : t('video_unable')}
      icon={<Video size={18} />}
      onClick={record}
    />
  )
}
