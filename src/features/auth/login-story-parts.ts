import i18next from 'i18next'
import { userEvent, type within } from 'storybook/test'
import { fieldNamed } from './story-parts.tsx'

interface Stage {
  canvas: ReturnType<typeof within>
  canvasElement: HTMLElement
}

export const account = { username: 'haedal_92', password: 'parlor2026', countryDialingCode: '' }
export const mobile = '01022334455'

export async function fill({ canvasElement }: Pick<Stage, 'canvasElement'>, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await userEvent.type(fieldNamed(canvasElement, name), value)
}

export const submit = ({ canvas }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: i18next.t('login.title') }))
export const chooseSms = ({ canvas }: Stage) =>
  userEvent.click(canvas.getByRole('tab', { name: i18next.t('auth.mobile') }))

/** Names a sign-in module in the page, as a deployer does: `.storybook/sign-in.js` gives the answer of its query. */
export const withModule = (address: string) => () => {
  const meta = document.createElement('meta')
  meta.name = 'sign-in-module'
  meta.content = address
  document.head.append(meta)
  return () => meta.remove()
}

/** Names a module that proves a subject until an instant: the claims of the simulated provider's token. */
export const moduleWithProof = (claims: string) => withModule(`/sign-in.js?token=firebase.${claims}.signed-${claims}`)
