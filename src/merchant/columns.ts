/** The window's width: a phone's, one from 768 px, or one from 1,100 px. */
export type Width = 'phone' | 'tablet' | 'desktop'

/** The number of tiles side by side at each width, by the look's columns on a phone; from 768 px each look has 5 or 6. */
export const columnsAt: Readonly<Record<1 | 2 | 3, Readonly<Record<Width, number>>>> = {
  1: { phone: 1, tablet: 5, desktop: 6 },
  2: { phone: 2, tablet: 5, desktop: 5 },
  3: { phone: 3, tablet: 5, desktop: 6 },
}
