import { useTranslation } from 'react-i18next'
import { Button } from '#ui/controls/button.tsx'
import { choiceFaces } from './choices.tsx'
import type { Choice } from './download-offer.ts'

type ChoiceButtonProps = {
  choice: Choice
  /** The recommended option. */
  main: boolean
  onChoose: (choice: Choice) => void
}

/** Shows one option to get the app. */
export function ChoiceButton({ choice, main, onChoose }: ChoiceButtonProps) {
  const { t } = useTranslation()
  const { icon, label } = choiceFaces[choice.kind]
  return (
    <Button kind={main ? 'primary' : 'secondary'} wide icon={icon} onClick={() => onChoose(choice)}>
      {t(label)}
    </Button>
  )
}
