import { useNavigate } from 'react-router-dom'
import { DepositResult } from './deposit-result.tsx'

/** Shows a deposit beside a record. */
export function DepositDetail({ id }: { id: string }) {
  const navigate = useNavigate()
  return <DepositResult id={id} onAgain={() => navigate('/m/voucherCenter')} inRecord />
}
