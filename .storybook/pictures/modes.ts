import { usualViewport, type viewports } from '../viewports.ts'

/** The window and the toolbar's values of one picture. */
export interface Mode {
  name: string
  viewport: keyof typeof viewports
  globals: {
    theme: 'light' | 'dark'
    language: string
    merchant: string
    direction: 'language' | 'rtl'
    texts: 'usual' | 'longest'
  }
}

const mode = (name: string, globals: Partial<Mode['globals']>, viewport: Mode['viewport'] = usualViewport): Mode => ({
  name,
  viewport,
  globals: { theme: 'light', language: 'KO', merchant: 'HAEDAL', direction: 'language', texts: 'usual', ...globals },
})

const dark = { theme: 'dark' } as const
const english = { language: 'EN' }

/** Every mode a picture can be taken in, the usual phone first. */
export const modes: readonly Mode[] = [
  mode('light', {}),
  mode('dark', dark),
  mode('english', english),
  mode('dark-english', { ...dark, ...english }),
  mode('tablet', {}, 'tablet820'),
  mode('tablet-dark', dark, 'tablet820'),
  mode('tablet-english', english, 'tablet820'),
  mode('tablet-dark-english', { ...dark, ...english }, 'tablet820'),
  mode('desktop', {}, 'desktop1280'),
  mode('desktop-dark', dark, 'desktop1280'),
  mode('desktop-english', english, 'desktop1280'),
  mode('desktop-dark-english', { ...dark, ...english }, 'desktop1280'),
  mode('velvet', { merchant: 'VELVET', ...dark }),
  mode('rocket', { merchant: 'ROCKET' }),
  mode('plain', { merchant: 'PLAIN' }),
  mode('japanese', { language: 'JA' }),
  mode('right-to-left', { ...english, direction: 'rtl' }),
  mode('longest', { ...english, texts: 'longest' }),
]
