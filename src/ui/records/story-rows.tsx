import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { storyText } from '../content/story-text.ts'
import { RecordIcon, RecordRow } from './record-row.tsx'

const deposit = () => ({ id: 'in', title: storyText('입금', 'Deposit'), amount: '+₩100,000.00', time: '13:05' })
const withdrawal = () => ({ id: 'out', title: storyText('출금', 'Withdrawal'), amount: '-₩50,000.00', time: '09:41' })

/** Returns two rows of a record of money, for stories. The first has an address and a detail. */
export const storyRows = () =>
  [deposit(), withdrawal()].map(({ id, title, amount, time }) => (
    <RecordRow
      key={id}
      picture={
        <RecordIcon good={id === 'in'}>
          {id === 'in' ? <ArrowDownLeft size={20} /> : <ArrowUpRight size={20} />}
        </RecordIcon>
      }
      title={title}
      to={id === 'in' ? '/m/voucherCenter?deposit=1' : undefined}
      opens={id}
      end={
        <>
          <span>{amount}</span>
          <span>{storyText('잔액 ₩1,284,500.00', 'Balance ₩1,284,500.00')}</span>
        </>
      }
    >
      <time>{`2026. 11. 20. ${time}`}</time>
    </RecordRow>
  ))
