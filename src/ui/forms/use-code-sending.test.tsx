import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { toast, useToast } from '../layers/toast.ts'
import { useCodeSending, type Wait } from './use-code-sending.ts'

interface Sent {
  number: string
}

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: {} })
})
beforeEach(toast.hide)

type CodeSending = ReturnType<typeof useCodeSending<Sent>>

interface FormProps {
  wait: Wait<Sent>
  ms?: number
  onRender: (sending: CodeSending) => void
}

function Form({ wait, ms, onRender }: FormProps) {
  onRender(useCodeSending<Sent>(wait, ms))
  return null
}

/** Renders a form once, and returns its functions with the wait that they start and stop. */
function open(ms?: number) {
  const wait = { start: vi.fn<(sent: Sent) => void>(), stop: vi.fn() }
  const onRender = vi.fn<FormProps['onRender']>()
  renderToStaticMarkup(<Form wait={wait} ms={ms} onRender={onRender} />)
  return { wait, ...onRender.mock.calls[0]![0] }
}

/** Returns a request for a number with the functions that end it. */
function requestFor(number: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>()
  return { request: () => promise, succeed: () => resolve({ number }), fail: () => reject(new Error(number)) }
}

const shown = () => useToast.getState().shown

test('shows that a code is being sent, then that it was sent, and starts the wait', async () => {
  const { send, wait } = open()
  const { request, succeed } = requestFor('1')
  const sending = send(request)
  expect(shown()).toMatchObject({ text: 'in_sms_sending', kind: 'loading', ms: 10_000 })
  succeed()
  expect(await sending).toBe(true)
  expect(shown()).toMatchObject({ text: 'in_sms_send', kind: 'success', ms: 1500 })
  expect(wait.start).toHaveBeenCalledExactlyOnceWith({ number: '1' })
})

test('shows the message of success and the duration that a form chooses', async () => {
  const { send } = open(9_999_000)
  const { request, succeed } = requestFor('1')
  const sending = send(request, 'verification_code_emailed')
  expect(shown()).toMatchObject({ ms: 9_999_000 })
  succeed()
  await sending
  expect(shown()).toMatchObject({ text: 'verification_code_emailed' })
})

test('hides the loading message and throws the failure', async () => {
  const { send, wait } = open()
  const { request, fail } = requestFor('1')
  const sending = send(request)
  fail()
  await expect(sending).rejects.toThrow('1')
  expect(shown()).toBeNull()
  expect(wait.start).not.toHaveBeenCalled()
})

test('leaves a later message when a request fails', async () => {
  const { send } = open()
  const { request, fail } = requestFor('1')
  const sending = send(request)
  toast.show('later', { kind: 'error' })
  fail()
  await expect(sending).rejects.toThrow('1')
  expect(shown()).toMatchObject({ text: 'later' })
})

test('starts no wait for a former number', async () => {
  const { send, forget, wait } = open()
  const { request, succeed } = requestFor('1')
  const sending = send(request)
  forget()
  succeed()
  expect(await sending).toBe(false)
  expect(wait.stop).toHaveBeenCalledOnce()
  expect(wait.start).not.toHaveBeenCalled()
})

test('hides the loading message of a former number, whose failure nobody waits for', async () => {
  const { send, forget } = open()
  const { request, fail } = requestFor('1')
  const sending = send(request)
  forget()
  fail()
  expect(await sending).toBe(false)
  expect(shown()).toBeNull()
})

test.each(['succeed', 'fail'] as const)(
  'leaves wait and messages of a later request when the former one %ss',
  async (end) => {
    const { send, wait } = open()
    const former = requestFor('1')
    const later = requestFor('2')
    const sendings = [send(former.request), send(later.request)] as const
    former[end]()
    expect(await sendings[0]).toBe(false)
    expect(shown()).toMatchObject({ text: 'in_sms_sending', kind: 'loading' })
    later.succeed()
    expect(await sendings[1]).toBe(true)
    expect(wait.start).toHaveBeenCalledExactlyOnceWith({ number: '2' })
  },
)
