import { ArrowLeft, Search, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGoBack } from '#platform/use-go-back.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import styles from './game-list-header.module.css'
import { GameSearch } from './game-search.tsx'

type GameListHeaderProps = {
  title: string
  /** The searched text; empty without a search. */
  name: string
  /** Whether the search is open at first. */
  searching: boolean
  onSearch: (text: string) => void
  /** Called with the text when the typing pauses. */
  onSettled: (text: string) => void
}

/** Replaces the app's header: shows the back button, the area, and the search, which replaces both. */
export function GameListHeader({ title, name, searching, onSearch, onSettled }: GameListHeaderProps) {
  const { t } = useTranslation()
  const goBack = useGoBack()
  const [open, setOpen] = useState(searching)

  function closeSearch() {
    setOpen(false)
    onSearch('')
    onSettled('')
  }

  return (
    <header className={styles.header}>
      <IconButton label={t('common.back')} icon={<ArrowLeft className={styles.arrow} />} onClick={goBack} />
      {open ? (
        <>
          <GameSearch initial={name} onSearch={onSearch} onSettled={onSettled} onClose={closeSearch} autoFocus />
          <IconButton label={t('gamelist.search_close')} icon={<X />} onClick={closeSearch} />
        </>
      ) : (
        <>
          <h1 className={styles.title}>{title}</h1>
          <IconButton label={t('gamelist.search')} icon={<Search />} onClick={() => setOpen(true)} />
        </>
      )}
    </header>
  )
}
