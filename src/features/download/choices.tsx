import { Apple, FileDown, Smartphone, SquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TextKey } from '#i18n/languages.ts'
import type { Choice } from './download-offer.ts'

interface Face {
  icon: ReactNode
  label: TextKey
  /** The instructions in order. */
  steps: readonly TextKey[]
}

/** The icon and the texts of each option to get the app. */
export const choiceFaces: Record<Choice['kind'], Face> = {
  android: {
    icon: <Smartphone />,
    label: 'download.android',
    steps: ['download.android_step_1', 'download.android_step_2', 'download.android_step_3'],
  },
  ios: {
    icon: <Apple />,
    label: 'download.ios',
    steps: ['download.ios_step_1', 'download.ios_step_2'],
  },
  profile: {
    icon: <FileDown />,
    label: 'download.profile',
    steps: ['download.profile_step_1', 'download.profile_step_2', 'download.profile_step_3'],
  },
  'home-screen': {
    icon: <SquarePlus />,
    label: 'download.home_screen',
    steps: ['download.home_screen_step_1', 'download.home_screen_step_2', 'download.home_screen_step_3'],
  },
}
