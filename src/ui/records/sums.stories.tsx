import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '../content/story-text.ts'
import { SkeletonRegion } from '../states/skeleton.tsx'
import { Sums, SumsSkeleton } from './sums.tsx'

/**
 * Shows the sums of a record above its rows.
 *
 * **Use it for** totals of bets, wins and results.
 *
 * - **Do** mark the result, which gets a line of its own.
 * - **Do** use `SumsSkeleton` of the same count while it loads.
 * - **Don't** show sums of the loaded page only: they are those of the whole record.
 *
 * ### SumsSkeleton
 *
 * Keeps the place of the sums while they are loading.
 *
 * **Use it for** the top of a record and for an agent's figures.
 *
 * - **Do** give the number of sums, and `result={false}` if none is the result; 0 renders nothing.
 * - **Don't** use it alone: put it into a `SkeletonRegion`, which announces the loading.
 */
const meta = {
  component: Sums,
  subcomponents: { SumsSkeleton },
  args: { label: '', sums: [] },
  render: () => (
    <Sums
      label={storyText('합계', 'Totals')}
      sums={[
        { label: storyText('총 베팅', 'Total bet'), value: '₩1,661,600.00' },
        { label: storyText('총 당첨', 'Total win'), value: '₩948,775.00' },
        { label: storyText('손익', 'Net'), value: '-₩712,825.00', isResult: true },
      ]}
    />
  ),
} satisfies Meta<typeof Sums>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = {
  render: () => (
    <SkeletonRegion>
      <SumsSkeleton count={3} />
    </SkeletonRegion>
  ),
}
