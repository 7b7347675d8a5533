import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/forms/text-field.tsx'

const settledMs = 300

/** Searches when the typing pauses. */
export function TeamSearch({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState(search)
  // The list may be sorted by another figure while the typing pauses.
  const onSettled = useEffectEvent(onSearch)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the typing starts the search.
  useEffect(() => {
    if (text.trim() === search) return
    const timer = setTimeout(() => onSettled(text.trim()), settledMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <search>
      <TextField
        type="search"
        name="search"
        label={t('agent.search')}
        labelHidden
        icon={<Search />}
        placeholder={t('agent.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={64}
      />
    </search>
  )
}
