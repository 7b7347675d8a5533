import { useEffect, useRef } from 'react'

interface Call<Request, Answer> {
  /** What to send; undefined sends nothing. The same object is sent only once. */
  request: Request | undefined
  /** Returns the milliseconds to wait before the call. Without it, the call is made at once. */
  delay?: (request: Request) => number
  send: (request: Request) => Promise<Answer>
  onAnswer: (answer: Answer) => void
  /** Without it, a failed call is an unhandled error. */
  onError?: (thrown: unknown) => void
}

/** Sends each new request. The answer is ignored if the request has changed since, or if the component is gone. */
export function useCall<Request, Answer>(call: Call<Request, Answer>): void {
  const latest = useRef(call)
  latest.current = call

  const { request } = call
  useEffect(() => {
    if (request === undefined) return
    const { delay, send } = latest.current
    let active = true
    const start = () =>
      send(request).then(
        (answer) => active && latest.current.onAnswer(answer),
        (thrown) => {
          if (!latest.current.onError) throw thrown
          if (active) latest.current.onError(thrown)
        },
      )
    const timer = delay ? setTimeout(start, delay(request)) : void start()
    return () => {
      active = false
      clearTimeout(timer)
    }
  }, [request])
}
