import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/text-field.tsx'
import styles from './game-list-header.module.css'

const settledMs = 300

type GameSearchProps = {
  name: string
  onSearch: (name: string) => void
  onClose: () => void
}

/** Shows the search field, which searches when the typing pauses. Escape closes it. */
export function GameSearch({ name, onSearch, onClose }: GameSearchProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(name)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })

  useEffect(() => {
    if (text.trim() === name) return
    const timer = setTimeout(() => latest.current(text.trim()), settledMs)
    return () => clearTimeout(timer)
  }, [text, name])

  return (
    <TextField
      className={styles.search}
      type="search"
      label={t('gamelist.search')}
      labelHidden
      icon={<Search />}
      placeholder={t('gamelist.search_hint')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={100}
      autoFocus
    />
  )
}
