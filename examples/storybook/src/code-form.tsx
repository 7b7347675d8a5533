import { type SubmitEvent, useState } from 'react'

interface Answer {
  success: boolean
  message?: string
}

/** Asks the gateway to send a code to a mobile number. */
export function CodeForm() {
  const [words, setWords] = useState('')

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const mobileNum = new FormData(event.currentTarget).get('number')
    const response = await fetch('/wps/verification/sms/noLogin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobileNum, countryDialingCode: '82' }),
    })
    const { success, message }: Answer = await response.json()
    setWords(success ? 'The code is on its way.' : `Not sent: ${message}`)
  }

  return (
    <form onSubmit={send}>
      <label>
        Mobile number <input name="number" type="tel" />
      </label>
      <button type="submit">Get code</button>
      <p role="status">{words}</p>
    </form>
  )
}
