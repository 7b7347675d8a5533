import { ArrowLeft, Search, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGoBack } from '#platform/use-go-back.ts'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './game-list-header.module.css'
import { GameSearch } from './game-search.tsx'

type GameListHeaderProps = {
  title: string
  /** The searched name; empty without a search. */
  name: string
  onSearch: (name: string) => void
}

/** Replaces the app's header: shows the back button, the area, and the search, which replaces both. */
export function GameListHeader({ title, name, onSearch }: GameListHeaderProps) {
  const { t } = useTranslation()
  const goBack = useGoBack()
  const [searching, setSearching] = useState(name !== '')

  function closeSearch() {
    setSearching(false)
    if (name) onSearch('')
  }

  return (
    <header className={styles.header}>
      <IconButton label={t('common.back')} icon={<ArrowLeft className={styles.arrow} />} onClick={goBack} />
      {searching ? (
        <>
          <GameSearch name={name} onSearch={onSearch} onClose={closeSearch} />
          <IconButton label={t('gamelist.search_close')} icon={<X />} onClick={closeSearch} />
        </>
      ) : (
        <>
          <h1 className={styles.title}>{title}</h1>
          <IconButton label={t('gamelist.search')} icon={<Search />} onClick={() => setSearching(true)} />
        </>
      )}
    </header>
  )
}
