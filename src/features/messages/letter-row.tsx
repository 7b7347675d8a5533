import { useTranslation } from 'react-i18next'
import type { Letter } from '#contract/messages.ts'
import { formatDate } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { ReturnLink } from '#ui/controls/return-link.tsx'
import styles from './inbox.module.css'
import { letterAddress } from './letter-address.ts'
import { SenderMark, useSenderName } from './letter-sender.tsx'
import type { Box } from './message-queries.ts'

interface LetterRowProps {
  letter: Letter
  /** The box that lists it. */
  box: Box
  /** The letter is open beside the list. */
  isOpen: boolean
}

/** Shows a letter as a row of the list. */
export function LetterRow({ letter: { id, at, from, subject, preview, read }, box, isOpen }: LetterRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const senderName = useSenderName()
  return (
    <ReturnLink
      to={letterAddress(id, box)}
      className={styles.row}
      data-unread={read ? undefined : ''}
      aria-current={isOpen ? 'true' : undefined}
    >
      <SenderMark from={from} />
      <span className={styles.text}>
        <span className={styles.line}>
          <bdi className={styles.sender}>{senderName(from)}</bdi>
          <time dateTime={new Date(at).toISOString()}>{formatDate(at, language)}</time>
        </span>
        <strong className={styles.subject}>
          {!read && <VisuallyHidden>{t('announcement.unread')} </VisuallyHidden>}
          <bdi>{subject}</bdi>
        </strong>
        <span className={styles.preview} data-excerpt="">
          {preview}
        </span>
      </span>
    </ReturnLink>
  )
}
