import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { member } from '#contract/member.ts'
import type { TextKey } from '#i18n/languages.ts'
import { ProfileDialog } from './profile-dialog.tsx'

const meta = {
  component: ProfileDialog,
  args: { open: true, onClose: fn(), nickname: '해달이' },
  parameters: { scenario: 'active-member', route: '/m/member/home' },
} satisfies Meta<typeof ProfileDialog>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const dialogIn = ({ canvasElement }: Stage) => within(canvasElement.ownerDocument.body).findByRole('dialog')

const hasTextOf = async (stage: Stage, key: TextKey) => {
  const dialog = await dialogIn(stage)
  await waitFor(() => expect(dialog.textContent?.toLowerCase()).toContain(i18next.t(key).toLowerCase()))
}

async function rename(stage: Stage, nickname: string) {
  const dialog = within(await dialogIn(stage))
  const field = await dialog.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, nickname)
  await userEvent.click(dialog.getByRole('button', { name: i18next.t('member.profile_save') }))
}

export const Ready: Story = {
  play: async (stage) => {
    const pictures = await within(await dialogIn(stage)).findAllByRole('radio')
    await expect(pictures).toHaveLength(12)
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: member.headIcons, transport: 'hang' }] },
  play: (stage) => hasTextOf(stage, 'common.loading'),
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: member.headIcons, error: 'FAULT_INJECTED' }] },
  play: (stage) => hasTextOf(stage, 'common.retry'),
}

/** The old name may break the present rule; a member who keeps it may still choose a picture. */
export const LongName: Story = {
  args: { nickname: '세상에서가장긴별명을가진회원입니다정말로깁니다' },
  parameters: { session: 'longname_member' },
}

export const Invalid: Story = {
  play: async (stage) => {
    await rename(stage, 'x'.repeat(21))
    await hasTextOf(stage, 'rule_nickname')
  },
}

export const NotReached: Story = {
  parameters: { faults: [{ endpoint: member.nickname, error: 'FAULT_INJECTED' }] },
  play: async (stage) => {
    await rename(stage, '바다')
    await waitFor(() =>
      expect(stage.canvasElement.ownerDocument.body.textContent?.toLowerCase()).toContain(
        i18next.t('system_busy').toLowerCase(),
      ),
    )
    await expect(within(await dialogIn(stage)).getByRole('textbox')).toHaveValue('바다')
  },
}
