import { Landmark, type LucideIcon, QrCode, ScanLine, ScanQrCode, WalletCards } from 'lucide-react'
import type { MethodCode } from '#contract/deposit.ts'

export const methodIcons: Record<MethodCode, LucideIcon> = {
  BANK: Landmark,
  GATEWAY: WalletCards,
  ALIPAY: QrCode,
  WECHAT: ScanQrCode,
  QQ: ScanLine,
}
