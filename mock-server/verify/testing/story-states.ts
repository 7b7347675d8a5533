import type { StoryContext } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { auth } from '#contract/auth.ts'
import type { Endpoint } from '#contract/resource.ts'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { sharedTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import { launches } from '#mock-server/vendors/shared/launch-contract.ts'
import { loadedIn } from './story-launch.ts'

/** Returns the texts of a page in the language of its launch. */
export const wordsOf = <Texts>(
  texts: { in: (language: string) => Texts },
  context: Pick<StoryContext, 'loaded'>,
): Texts => texts.in(loadedIn(context).launch.language)

type Stage = Pick<StoryContext, 'canvasElement'>

const isOff = (button: HTMLElement) => button.matches(':disabled, [aria-disabled="true"]')

/** Waits for an enabled button and returns it. */
export async function findButton({ canvasElement }: Stage, name: string | RegExp): Promise<HTMLElement> {
  const button = await within(canvasElement).findByRole('button', { name })
  await waitFor(() => expect(isOff(button)).toBe(false))
  return button
}

/** Presses a button once it is enabled. */
export const press = async (stage: Stage, name: string | RegExp): Promise<void> =>
  userEvent.click(await findButton(stage, name))

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Presses a button by the keyboard until it is off, and expects it to keep the focus in the frames that show it so. */
export async function keepsFocus(stage: Stage, name: string | RegExp): Promise<void> {
  const button = await findButton(stage, name)
  button.focus()
  await waitFor(async () => {
    if (!isOff(button)) await userEvent.keyboard('{Enter}')
    await expect(isOff(button)).toBe(true)
  })
  await nextFrame()
  await nextFrame()
  await expect(button).toHaveFocus()
}

/** Presses a button by the keyboard that others replace, and expects the next key to reach one of them. */
export async function passesFocusOn(stage: Stage, name: string | RegExp): Promise<void> {
  const button = await findButton(stage, name)
  const place = button.closest<HTMLElement>('[tabindex="-1"]')
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(button).not.toBeInTheDocument())
  await waitFor(() => expect(place).toHaveFocus())
  await waitFor(() => expect(place?.querySelector('button:not([aria-disabled])')).not.toBeNull())
  await userEvent.tab()
  await expect(place).toContainElement(document.activeElement as HTMLElement)
  await expect(place).not.toHaveFocus()
}

/** Waits until a text is visible. */
export async function sees({ canvasElement }: Stage, words: string | RegExp): Promise<void> {
  const [first] = await within(canvasElement).findAllByText(words)
  await waitFor(() => expect(first).toBeVisible())
}

/** Waits for a notice or a sheet with a title. */
export const seesDialog = async ({ canvasElement }: Stage, name: string): Promise<void> =>
  expect(await within(canvasElement).findByRole('dialog', { name })).toBeVisible()

const showsTitle = (title: (text: ReturnType<typeof sharedTexts.in>) => string) => async (stage: StoryContext) => {
  const name = title(wordsOf(sharedTexts, stage))
  const heading = await within(stage.canvasElement).findByRole('heading', { name })
  await waitFor(() => expect(heading).toBeVisible())
}

/** Returns the stories of a game's page before and after the game. `open` is the page's first call. */
export const statesAround = (open: Endpoint) => ({
  loading: {
    parameters: { faults: [{ endpoint: open, transport: 'hang' as const }] },
    play: showsTitle((text) => text.loading),
  },
  unreachable: {
    parameters: { faults: [{ endpoint: open, transport: 'reset' as const }] },
    play: showsTitle((text) => text.trouble.unreachable.title),
  },
  maintenance: {
    beforeEach(context: StoryContext) {
      const { world, game } = loadedIn(context)
      world.changeSettings({ vendorMaintenance: [game.vassalage] })
    },
    play: showsTitle((text) => text.trouble.maintenance.title),
  },
  expired: {
    beforeEach(context: StoryContext) {
      const { world } = loadedIn(context)
      world.clock.set(world.clock.now() + world.settings().launchLife)
    },
    play: showsTitle((text) => text.over.expired.title),
  },
  closed: {
    async beforeEach(context: StoryContext) {
      const { launch } = loadedIn(context)
      await callVendor(launches.close, { token: launch.token })
    },
    play: showsTitle((text) => text.over.closed.title),
  },
  signedOut: {
    async beforeEach(context: StoryContext) {
      const { session } = loadedIn(context)
      await callVendor(auth.logout, {}, session?.token)
    },
    play: showsTitle((text) => text.over['signed-out'].title),
  },
})
