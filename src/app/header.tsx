import { TopBar } from '#ui/top-bar.tsx'
import type { Back } from './routes.ts'
import { useBack } from './use-back.ts'

interface HeaderProps {
  title: string
  back: Back
}

/** Title and back arrow of every screen that has no header of its own. */
export function Header({ title, back }: HeaderProps) {
  const goBack = useBack(back)
  return <TopBar title={title} onBack={back === 'none' ? undefined : goBack} />
}
