import {
  ArrowLeftRight,
  BadgePercent,
  BriefcaseBusiness,
  ChartLine,
  HandCoins,
  Landmark,
  ReceiptText,
  Wallet,
} from 'lucide-react'
import { RebateValue } from '#features/member/rebate-value.tsx'
import type { LinkEntry } from '#ui/controls/link-rows.tsx'

/** Offered to agents alone. */
export const agentEntry: LinkEntry = {
  to: '/m/member/agent/home',
  label: 'agent.center',
  icon: <BriefcaseBusiness />,
}

/** Offered by the side menu alone: in the member centre, the balance and the first row lead to the wallets. */
export const walletsEntry: LinkEntry = { to: '/m/transfer', label: 'route.wallets', icon: <Wallet /> }

/** The entries of a member's records, shown in the member centre and the side menu. */
export const recordEntries: readonly LinkEntry[] = [
  { to: '/m/gameRecord', label: 'route.game_record', icon: <ReceiptText /> },
  { to: '/m/transaction/record', label: 'route.account_record', icon: <ArrowLeftRight /> },
  { to: '/m/profitandloss', label: 'route.profit_and_loss', icon: <ChartLine /> },
  { to: '/m/vouReport', label: 'route.deposit_record', icon: <Landmark /> },
  { to: '/m/withdrawReport', label: 'route.withdraw_record', icon: <HandCoins /> },
  { to: '/m/member/manualRebate', label: 'menu.cashback', icon: <BadgePercent />, value: <RebateValue /> },
]
