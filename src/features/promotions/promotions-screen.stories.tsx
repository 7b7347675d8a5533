import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, screen, within } from 'storybook/test'
import { promotions } from '#contract/promotions.ts'
import { Offers } from '#session/offers.ts'
import { PromotionsScreen } from './promotions-screen.tsx'

const endpoint = promotions.promotions

const meta = {
  component: PromotionsScreen,
  parameters: { scenario: 'default', route: '/m/activity' },
  decorators: [
    (Story) => (
      <Offers value={() => true}>
        <Story />
      </Offers>
    ),
  ],
} satisfies Meta<typeof PromotionsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['main', 'merchants', 'languages'] }
export const Member: Story = { parameters: { scenario: 'active-member' } }
export const Detail: Story = { parameters: { route: '/m/activity?id=daily-check-in' } }
export const Gone: Story = { parameters: { route: '/m/activity?id=long-ago' } }
export const Empty: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'empty-content' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('promotions.none'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: i18next.t('menu.games') })).toHaveAttribute('href', '/m/gameCenter')
  },
}
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }

const jackpot = '/m/activity?id=jackpot-night'

export const Applicable: Story = { parameters: { scenario: 'active-member', route: jackpot } }

/** A file that is not a picture is refused by its name before it is sent; the remark stays. */
export const Applied: Story = {
  parameters: { scenario: 'active-member', route: jackpot },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^신청하기|^Apply$/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), '잭팟!')
    await userEvent.upload(
      dialog.getByLabelText(/사진 추가|Add a picture/),
      new File(['x'], 'a.png', { type: 'image/png' }),
    )
    await expect(await dialog.findByText(/PNG, JPG 사진만|Only PNG and JPG/)).toBeVisible()
    await expect(dialog.getByText('a.png')).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveValue('잭팟!')
    await userEvent.click(dialog.getByRole('button', { name: /신청 보내기|Send application/ }))
    await expect(await canvas.findByText(/확인하고 있습니다|Being looked at/)).toBeVisible()
  },
}

export const NotApplied: Story = {
  parameters: {
    scenario: 'active-member',
    route: jackpot,
    faults: [{ endpoint: promotions.applyPromotion, error: 'PROMOTION_APPLIED' }],
  },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^신청하기|^Apply$/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /신청 보내기|Send application/ }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

export const ApplicationOnTrial: Story = {
  parameters: { scenario: 'trial', route: jackpot },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^신청하기|^Apply$/ }))
    await screen.findByText(/정식 계정|actual account/)
  },
}
