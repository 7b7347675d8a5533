import { Gift, House, Share2, Trophy, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useActiveCategory } from '#features/games/home/active-category.ts'
import type { TextKey } from '#i18n/languages.ts'

interface Entry {
  to: string
  label: TextKey
  icon: ReactNode
}

/** The entries of the bottom bar, and of the rail of a wide window. */
export const mainEntries: readonly Entry[] = [
  { to: '/m/home', label: 'bottom.home', icon: <House /> },
  { to: '/m/activity', label: 'bottom.promotion', icon: <Gift /> },
  { to: '/m/inviteFriends', label: 'bottom.share', icon: <Share2 /> },
  { to: '/m/rewardCenter', label: 'bottom.reward', icon: <Trophy /> },
  { to: '/m/member/home', label: 'bottom.member', icon: <UserRound /> },
]

/** Selects HOT and scrolls to the top, for the entry that opens home. */
export function goHome() {
  useActiveCategory.setState({ category: 'HOT' })
  window.scrollTo({ top: 0, behavior: 'smooth' })
}
