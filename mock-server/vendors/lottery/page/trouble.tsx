import { CloudOff, Hourglass } from 'lucide-react'
import { leaveGame } from '#mock-server/vendors/page-kit/leave-game.ts'
import { outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { sharedTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import { Button } from './controls.tsx'
import { usePage } from './page-context.ts'
import { StatusMessage } from './states.tsx'

interface TroubleProps {
  error: Error | null
  onRetry: () => void
}

/** Shows a failed query with a retry, or why a retry is useless. */
export function Trouble({ error, onRetry }: TroubleProps) {
  const { language, text } = usePage()
  const { trouble, over, retry, backToLobby } = sharedTexts.in(language)
  const outcome = error && outcomeOf(error)
  if (outcome?.kind === 'over') {
    const leave = <Button onPress={leaveGame}>{backToLobby}</Button>
    return <StatusMessage icon={<Hourglass />} {...over[outcome.reason]} actions={leave} />
  }
  return (
    <StatusMessage
      icon={<CloudOff />}
      title={text.loadFailed}
      text={trouble[outcome?.kind === 'trouble' ? outcome.trouble : 'unreachable'].text}
      actions={
        <Button strong onPress={onRetry}>
          {retry}
        </Button>
      }
    />
  )
}
