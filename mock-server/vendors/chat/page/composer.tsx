import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import styles from './composer.module.css'
import type { Texts } from './texts.ts'

const maximum = 500
/** The length from which the remaining characters are shown. */
const counterFrom = 400

/** Shows the input for a message. Enter sends it, except when it ends a syllable of an input method. */
export function Composer({ text, onSay }: { text: Texts; onSay: (words: string) => void }) {
  const [words, setWords] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const empty = words.trim() === ''

  function send() {
    if (empty) return
    onSay(words.trim())
    setWords('')
    field.current?.focus()
  }

  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        value={words}
        maxLength={maximum}
        placeholder={text.placeholder}
        aria-label={text.placeholder}
        enterKeyHint="send"
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={pressed}
      />
      {words.length >= counterFrom && (
        <span className={styles.count}>
          {words.length}/{maximum}
        </span>
      )}
      <PageButton type="submit" className={styles.send} aria-label={text.send} disabled={empty}>
        <SendHorizontal size={22} aria-hidden="true" />
      </PageButton>
    </form>
  )
}
