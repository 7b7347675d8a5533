import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { agent } from '#contract/agent.ts'
import { TeamScreen } from './team-screen.tsx'

const at = (account: string) => `/m/member/agent/team?account=${account}`

const meta = {
  component: TeamScreen,
  parameters: { scenario: 'agent', session: 'agent_seo', route: '/m/member/agent/team' },
} satisfies Meta<typeof TeamScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['main'],
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('link', { name: /agent_han/ }))
    await userEvent.click(await canvas.findByRole('link', { name: /agent_yoo/ }))
    const path = await canvas.findByRole('navigation', { name: i18next.t('agent.path') })
    await expect(path).toHaveTextContent(`${i18next.t('agent.me')}한소라유재민`)
  },
}

export const DirectDownline: Story = { parameters: { route: at('agent_han') } }

export const RateOutsideTheRange: Story = {
  parameters: { route: at('agent_han') },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('agent.change') }))
    const field = await canvas.findByRole('textbox', { name: i18next.t('category.RNG') })
    await userEvent.clear(field)
    await userEvent.type(field, '99')
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('agent.save') }))
    await expect(await canvas.findByText(i18next.t('agent.rebate_range'))).toBeVisible()
    await expect(field).toHaveValue('99')
  },
}

export const MovingSeveral: Story = {
  parameters: { route: at('agent_han') },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('agent.move_several') }))
    const [first, second] = await canvas.findAllByRole('checkbox')
    if (first && second) for (const box of [first, second]) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('agent.move_count', { people: '2' }) }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: i18next.t('agent.move') }))
    await expect(await dialog.findByText(i18next.t('agent.target_needed'))).toBeVisible()
  },
}

/** An agent cannot move below a member of its own team. */
export const MoveRefused: Story = {
  parameters: { route: at('agent_han') },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('agent.move_several') }))
    for (const account of ['agent_yoo', 'gaeun_lim'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(account) }))
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('agent.move_count', { people: '2' }) }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'agent_ma')
    await userEvent.click(dialog.getByRole('button', { name: i18next.t('agent.move') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^agent_yoo/)
    const leaveOut = i18next.t('agent.move_without', { account: 'agent_yoo' })
    await expect(dialog.getByRole('button', { name: leaveOut })).toBeVisible()
  },
}

export const SelectingFound: Story = {
  parameters: { route: '/m/member/agent/team?search=zoe' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('agent.move_several') }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /zoe_chan/ }))
    await expect(canvas.getByRole('button', { name: i18next.t('agent.move_count', { people: '1' }) })).toBeEnabled()
  },
}

/** The agent may not change the rates of a downline of another. */
export const DeeperDownline: Story = {
  parameters: { route: at('agent_ma') },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: i18next.t('agent.rebates') })
    await expect(canvas.queryByRole('button', { name: i18next.t('agent.change') })).toBeNull()
  },
}

export const Found: Story = {
  parameters: { route: '/m/member/agent/team?search=zoe' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /Zoe Chan/ })).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { route: '/m/member/agent/team?search=nobody-here' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('agent.not_found'))).toBeVisible()
  },
}

export const WholeTeamSorted: Story = {
  tags: ['unpictured'],
  parameters: { route: '/m/member/agent/team?depth=all&sort=turnover' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('agent.each_figures'))).toBeVisible()
    const [first] = await canvas.findAllByRole('link', { name: new RegExp(i18next.t('agent.turnover')) })
    await expect(first).toHaveTextContent(i18next.t('agent.below', { account: 'agent_han' }))
  },
}

/** Nobody searches or sorts the team of a member who has none. */
export const NobodyBelow: Story = {
  tags: ['unpictured'],
  parameters: { route: `${at('haedal_92')}&depth=all` },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('agent.no_downlines'))).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

export const SortedFailed: Story = {
  tags: ['unpictured'],
  parameters: {
    route: '/m/member/agent/team?sort=balance',
    faults: [{ endpoint: agent.subordinates, error: 'FAULT_INJECTED' }],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
    await expect(canvas.getByLabelText(i18next.t('agent.sort'))).toHaveValue('balance')
  },
}

export const Stranger: Story = {
  parameters: { route: at('emily_r') },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(i18next.t('agent.downline_unknown'))).toBeVisible())
  },
}

export const Empty: Story = {
  parameters: { scenario: 'agent-desk', session: 'desk_fortytwo' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('agent.no_downlines'))).toBeVisible()
    await expect(await canvas.findByRole('link', { name: i18next.t('agent.register') })).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: {
    route: at('agent_han'),
    faults: [
      { endpoint: agent.downline, transport: 'hang' },
      { endpoint: agent.downlines, transport: 'hang' },
    ],
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: agent.downlines, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}

export const PlaceFailed: Story = {
  tags: ['unpictured'],
  parameters: { route: at('agent_han'), faults: [{ endpoint: agent.downline, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: i18next.t('common.retry') })).toBeVisible())
    await expect(canvas.queryByRole('heading', { name: i18next.t('agent.figures') })).toBeNull()
  },
}

/** The member's other parts show although the figures did not load. */
export const FiguresFailed: Story = {
  tags: ['unpictured'],
  parameters: { route: at('agent_han'), faults: [{ endpoint: agent.teamKpiA, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: i18next.t('common.retry') })).toBeVisible())
    await expect(await canvas.findByRole('heading', { name: i18next.t('agent.rebates') })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: i18next.t('agent.figures') })).toBeNull()
  },
}
