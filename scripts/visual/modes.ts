/** The globals and the window of a set of pictures. */
export interface Mode {
  name: string
  globals: { theme: 'light' | 'dark'; language: string; merchant: string }
  size: { width: number; height: number }
}

const phone = { width: 390, height: 844 }
const mode = (name: string, globals: Partial<Mode['globals']> = {}, size = phone): Mode => ({
  name,
  globals: { theme: 'light', language: 'KO', merchant: 'HAEDAL', ...globals },
  size,
})

/** The modes that pictures are taken in; `npm run visual -- --mode NAME` chooses some. */
export const modes: readonly Mode[] = [
  mode('light'),
  mode('dark', { theme: 'dark' }),
  mode('english', { language: 'EN' }),
  mode('japanese', { language: 'JA' }),
  mode('velvet', { merchant: 'VELVET', theme: 'dark' }),
  mode('tablet', {}, { width: 820, height: 1180 }),
  mode('desktop', {}, { width: 1280, height: 800 }),
]

/** The modes of a run in which none is named. */
export const usualModes: readonly string[] = ['light']
