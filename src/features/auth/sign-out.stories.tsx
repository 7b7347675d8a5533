import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { auth } from '#contract/auth.ts'
import { stored } from '#contract/stored.ts'
import { readStored } from '#platform/storage.ts'
import { currentSession } from '#session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { useSignOut } from './sign-out.ts'

function SignOut() {
  const signOut = useSignOut()
  const [left, setLeft] = useState<boolean>()
  return (
    <Button data-left={left} onClick={async () => setLeft(await signOut())}>
      {i18next.t('menu.sign_out')}
    </Button>
  )
}

const meta = {
  component: SignOut,
  tags: ['once'],
  parameters: { scenario: 'default', session: 'haedal_92' },
} satisfies Meta<typeof SignOut>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

async function openDialog({ canvas }: Stage) {
  await userEvent.click(canvas.getByRole('button'))
  return screen.findByRole('alertdialog')
}

async function answer(stage: Stage, key: 'sign_out.confirm' | 'common.cancel') {
  const dialog = await openDialog(stage)
  const named = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === i18next.t(key))
  await userEvent.click(named!)
}

export const Question: Story = {
  async play(stage) {
    await expect(await openDialog(stage)).toHaveTextContent(i18next.t('sign_out.title'))
  },
}

export const Stayed: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await answer(stage, 'common.cancel')
    await waitFor(() => expect(stage.canvas.getByRole('button')).toHaveAttribute('data-left', 'false'))
    await expect(currentSession()).toBeDefined()
  },
}

export const SignedOut: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await answer(stage, 'sign_out.confirm')
    await waitFor(() => expect(stage.canvas.getByRole('button')).toHaveAttribute('data-left', 'true'))
    await expect(currentSession()).toBeUndefined()
    await expect(readStored(stored.autoLogin)).toBe(0)
  },
}

export const SignedOutWithoutTheGateway: Story = {
  parameters: { faults: [{ endpoint: auth.logout, error: 'FAULT_INJECTED' }] },
  async play(stage) {
    await answer(stage, 'sign_out.confirm')
    await waitFor(() => expect(currentSession()).toBeUndefined())
  },
}
