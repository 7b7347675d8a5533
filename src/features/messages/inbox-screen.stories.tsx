import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messages } from '#contract/messages.ts'
import { InboxScreen } from './inbox-screen.tsx'

const endpoint = messages.inbox
const letter = (name: string) => `/m/webEmail?id=${name}`

const meta = {
  component: InboxScreen,
  parameters: { scenario: 'member-with-favorites', route: '/m/webEmail' },
} satisfies Meta<typeof InboxScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['main', 'languages'] }
export const OnlyTheWelcome: Story = { parameters: { scenario: 'new-member' } }
export const Empty: Story = { parameters: { scenario: 'new-member', world: { settings: { emptyContent: true } } } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }
export const OnTrial: Story = { parameters: { scenario: 'trial' } }

export const Letter: Story = { parameters: { route: letter('letter-m-0001-6') } }
export const AnswerOfCustomerService: Story = { parameters: { route: letter('letter-m-0001-3') } }
export const LetterGone: Story = { parameters: { route: letter('none') } }

/** Only the call for one letter has its id. */
const oneLetter = { endpoint, query: { id: 'letter-m-0001-6' } }

export const LetterLoading: Story = {
  tags: ['unpictured'],
  parameters: { route: letter('letter-m-0001-6'), faults: [{ ...oneLetter, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('common.loading'))).toBeInTheDocument()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

export const LetterFailed: Story = {
  tags: ['unpictured'],
  parameters: { route: letter('letter-m-0001-6'), faults: [{ ...oneLetter, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    const retry = await canvas.findByRole('button', { name: i18next.t('common.retry') })
    await waitFor(() => expect(retry).toBeVisible())
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

/** An unread letter is marked as read after it was open. */
export const Opened: Story = {
  tags: ['unpictured'],
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('link', { name: /읽지 않음|unread/i })
    await userEvent.click(first!)
    await expect(await canvas.findByRole('article')).toBeVisible()
  },
}

export const Written: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /문의 쓰기|Write to us/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const send = dialog.getByRole('button', { name: /보내기|^Send$/ })
    await userEvent.click(send)
    await waitFor(() => expect(dialog.getByText(/제목을 입력|enter a subject/)).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox', { name: /제목|Subject/ }), '입금 문의')
    await userEvent.type(dialog.getByRole('textbox', { name: /내용|Message/ }), '입금했는데 잔액에 보이지 않아요')
    await userEvent.click(send)
    await screen.findByText(/문의를 보냈습니다|on its way/)
    await waitFor(() => expect(canvas.getByRole('link', { name: /입금 문의/ })).toBeVisible())
  },
}

/** A refusal keeps the draft. */
export const NotSent: Story = {
  parameters: { faults: [{ endpoint: messages.sendEmail, error: 'FAULT_INJECTED' }] },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /문의 쓰기|Write to us/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const subject = dialog.getByRole('textbox', { name: /제목|Subject/ })
    await userEvent.type(subject, '입금 문의')
    await userEvent.type(dialog.getByRole('textbox', { name: /내용|Message/ }), '안녕하세요')
    await userEvent.click(dialog.getByRole('button', { name: /보내기|^Send$/ }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(subject).toHaveValue('입금 문의')
  },
}
