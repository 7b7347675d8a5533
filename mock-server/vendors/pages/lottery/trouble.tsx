import { CloudOff } from 'lucide-react'
import { sharedTexts } from '#mock-server/vendors/parts/shared-texts.ts'
import { Button } from './controls.tsx'
import { useHouse } from './house.ts'
import { Said } from './states.tsx'

/** A list or a board that did not come, and how to ask for it again. */
export function Trouble({ onRetry }: { onRetry: () => void }) {
  const { language, text } = useHouse()
  const { trouble, retry } = sharedTexts[language]
  return (
    <Said
      icon={<CloudOff />}
      title={text.loadFailed}
      text={trouble.unreachable.text}
      actions={
        <Button strong onPress={onRetry}>
          {retry}
        </Button>
      }
    />
  )
}
