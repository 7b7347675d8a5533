import { useNavigate } from 'react-router-dom'
import { WithdrawResult } from './withdraw-result.tsx'

/** Shows a withdrawal beside a record. */
export function WithdrawDetail({ id }: { id: string }) {
  const navigate = useNavigate()
  return <WithdrawResult id={id} onAgain={() => navigate('/m/withdraw')} inRecord />
}
