import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { keepControlToken } from './api/control-token.ts'
import { queryClient } from './query-client.ts'
import styles from './studio.module.css'
import { useTexts } from './texts.ts'

/** Asks for the control token of a host that other machines can reach. */
export function TokenForm() {
  const { t } = useTexts()
  const [token, setToken] = useState('')
  return (
    <form
      className={styles.alone}
      onSubmit={(event) => {
        event.preventDefault()
        keepControlToken(token.trim())
        void queryClient.resetQueries()
      }}
    >
      <h1>Parlor Studio</h1>
      <TextField
        label={t('token')}
        hint={t('token_hint')}
        value={token}
        autoComplete="off"
        onChange={(event) => setToken(event.target.value)}
      />
      <Button type="submit">{t('continue')}</Button>
    </form>
  )
}
