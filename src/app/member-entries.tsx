import { ArrowLeftRight, BadgePercent, ChartLine, HandCoins, Landmark, ReceiptText } from 'lucide-react'
import type { RowEntry } from '#features/member/menu.ts'
import { RebateValue } from '#features/member/rebate-value.tsx'

/** The entries of a member's records, shown in the member centre and the side menu. */
export const recordEntries: readonly RowEntry[] = [
  { to: '/m/gameRecord', label: 'route.game_record', icon: <ReceiptText /> },
  { to: '/m/transaction/record', label: 'route.account_record', icon: <ArrowLeftRight /> },
  { to: '/m/profitandloss', label: 'route.profit_and_loss', icon: <ChartLine /> },
  { to: '/m/vouReport', label: 'route.deposit_record', icon: <Landmark /> },
  { to: '/m/withdrawReport', label: 'route.withdraw_record', icon: <HandCoins /> },
  { to: '/m/member/manualRebate', label: 'menu.cashback', icon: <BadgePercent />, value: <RebateValue /> },
]
