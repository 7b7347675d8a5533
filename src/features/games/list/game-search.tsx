import { Search } from 'lucide-react'
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterPaint } from '#platform/after-paint.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { usePrepareSearch } from '../search/use-search.ts'
import styles from './game-list-header.module.css'

const settledMs = 300

type GameSearchProps = {
  /** The text at first. */
  initial: string
  /** Called with each text in a transition, once the field has painted it. */
  onSearch: (text: string) => void
  /** Called with the text when the typing pauses. */
  onSettled: (text: string) => void
  onClose: () => void
  autoFocus?: boolean
}

/** Shows the search field. Escape closes it. */
export function GameSearch({ initial, onSearch, onSettled, onClose, autoFocus = false }: GameSearchProps) {
  const [text, setText] = useState(initial)
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  const { t } = useTranslation()
  const prepare = usePrepareSearch()
  useEffect(() => {
    if (autoFocus) void prepare()
  }, [autoFocus, prepare])
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // With a scroll, as the attribute does it, the browser would not restore the scroll position on going back.
    if (autoFocus) field.current?.focus({ preventScroll: true })
  }, [autoFocus])
  const latest = useRef(onSettled)
  useEffect(() => {
    latest.current = onSettled
  })

  useEffect(() => {
    const timer = setTimeout(() => latest.current(text.trim()), settledMs)
    return () => clearTimeout(timer)
  }, [text])

  function type(typed: string) {
    setText(typed)
    cancel.current?.()
    cancel.current = afterPaint(() => {
      window.scrollTo(0, 0)
      startTransition(() => onSearch(typed.trim()))
    })
  }
  function close() {
    cancel.current?.()
    setText('')
    onClose()
  }

  return (
    <TextField
      ref={field}
      className={styles.search}
      type="search"
      label={t('gamelist.search')}
      labelHidden
      icon={<Search />}
      placeholder={t('gamelist.search_hint')}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={100}
      onFocus={prepare}
    />
  )
}
