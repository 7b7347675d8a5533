import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { Route, Routes } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { service } from '#contract/service.ts'
import { AgreementScreen } from './agreement-screen.tsx'
import { HelpDetailScreen } from './help-detail-screen.tsx'
import { HelpScreen } from './help-screen.tsx'

function HelpRoutes() {
  return (
    <Routes>
      <Route path="/m/help" element={<HelpScreen />} />
      <Route path="/m/helpDetail" element={<HelpDetailScreen />} />
      <Route path="/m/userAgreement" element={<AgreementScreen />} />
    </Routes>
  )
}

const meta = {
  component: HelpRoutes,
  parameters: { scenario: 'default', route: '/m/help' },
} satisfies Meta<typeof HelpRoutes>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  tags: ['main'],
  async play({ canvas }) {
    // The first article of each topic. A wide window shows one of them beside the topics.
    await expect(await canvas.findAllByRole('link', { name: /^1\./ })).toHaveLength(5)
  },
}

export const ToAnArticleAndTheNext: Story = {
  async play({ canvas }) {
    const [, , second] = await canvas.findAllByRole('link')
    const words = second!.textContent!.replace('2.', '')
    await userEvent.click(second!)
    await expect(await canvas.findByRole('heading', { name: words })).toBeVisible()
    await userEvent.click(canvas.getByText('3.'))
    await expect(canvas.queryByRole('heading', { name: words })).toBeNull()
  },
}

export const Article: Story = {
  tags: ['once'],
  globals: { merchant: 'VELVET', theme: 'dark' },
  parameters: { route: '/m/helpDetail?p=0&c=0' },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible()
    await expect(canvasElement.querySelector('[aria-current="page"]')).toHaveTextContent('1.')
  },
}

export const Topic: Story = {
  parameters: { route: '/m/helpDetail?p=4' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Terms: Story = {
  globals: { merchant: 'VELVET' },
  parameters: { route: '/m/helpDetail?document=terms' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/21/)).toBeVisible()
  },
}

export const Agreement: Story = {
  parameters: { route: '/m/userAgreement' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
  },
}

export const AgreementLoading: Story = {
  tags: ['unpictured'],
  parameters: { ...Agreement.parameters, faults: [{ endpoint: service.helpCenter, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const AgreementEmpty: Story = {
  parameters: { ...Agreement.parameters, scenario: 'empty-content' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: i18next.t('help.to_list') })).toBeVisible()
  },
}

export const AgreementFailed: Story = {
  tags: ['unpictured'],
  parameters: { ...Agreement.parameters, faults: [{ endpoint: service.helpCenter, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}

export const NoSuchArticle: Story = {
  tags: ['unpictured'],
  parameters: { route: '/m/helpDetail?p=0&c=99' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('link', { name: i18next.t('help.to_list') }))
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(5)
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: service.helpCenter, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const DetailLoading: Story = {
  parameters: { ...Loading.parameters, route: '/m/helpDetail?p=0' },
  play: Loading.play,
}

export const Empty: Story = {
  parameters: { scenario: 'empty-content' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('in_no_data'))).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: service.helpCenter, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}

/** The first call and its automatic retry fail; the person's retry succeeds. */
export const Recovers: Story = {
  tags: ['unpictured'],
  parameters: {
    faults: [{ endpoint: service.helpCenter, error: 'FAULT_INJECTED', times: 2 }],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('common.retry') }))
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(5)
  },
}
