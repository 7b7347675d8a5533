import { useEffect, useState } from 'react'

/** Shows the sum of a member's wallets. */
export function Balance({ token }: { token: string | undefined }) {
  const [words, setWords] = useState('…')

  useEffect(() => {
    const show = async () => {
      const response = await fetch('/wps/wallets/member', { headers: token ? { Authorization: token } : {} })
      const { success, value, message } = await response.json()
      setWords(success ? `${value.sumBalance}` : `No balance: ${message}`)
    }
    void show()
  }, [token])

  return <output>{words}</output>
}
