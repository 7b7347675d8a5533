import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecordBar } from './record-bar.tsx'
import { useTourRecording } from './record-tour.ts'

const meta = {
  component: RecordBar,
  parameters: { scenario: 'default', wide: true },
} satisfies Meta<typeof RecordBar>
export default meta
type Story = StoryObj<typeof meta>

const start = { scenario: 'default', phones: [{ page: 'm/home' }] }

export const Empty: Story = { beforeEach: () => useTourRecording.setState({ start, steps: [] }) }

export const Ready: Story = {
  beforeEach: () =>
    useTourRecording.setState({
      start,
      steps: [{ id: 'a', phone: 1, press: true, words: '첫 입금 보너스 받기', target: { css: '#bonus' } }],
    }),
}
