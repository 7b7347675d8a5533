import { TopBar } from '#ui/top-bar.tsx'
import type { Back } from './routes.ts'
import { useBack } from './use-back.ts'

interface HeaderProps {
  title: string
  back: Back
}

/** Shows the title and the back arrow of every screen without a header of its own. */
export function Header({ title, back }: HeaderProps) {
  const goBack = useBack(back)
  return <TopBar title={title} onBack={back === 'none' ? undefined : goBack} />
}
