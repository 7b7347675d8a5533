import type { Loader } from '@storybook/react-vite'
import * as z from 'zod/mini'
import { queryClient } from '#app/query-client.ts'
import { stored } from '#contract/stored.ts'
import { followHidden } from '#features/wallet/hidden-balance.ts'
import { loadScreenErrors } from '#gateway/failure.ts'
import { loadMemberTexts, setUpI18n } from '#i18n/set-up.ts'
import { ThemeMode } from '#merchant/theme.ts'
import { removeStored } from '#platform/storage.ts'
import { closeSession } from '#session/session.ts'
import { withdrawQuestion } from '#ui/layers/confirm.tsx'
import { toast } from '#ui/layers/toast.ts'
import { applyTheme } from '#ui/look/theme.ts'
import { layGround } from './lay-ground.ts'
import { lengthenTexts } from './longest-texts.ts'
import { merchantOf } from './merchants.ts'
import { momentNamed } from './moments.ts'
import { openWorld } from './open-world.ts'
import { setTime } from './still/still.ts'
import { isStudio } from './studio/is-studio.ts'
import { sharedWorker } from './worker.ts'

const Look = z.object({
  merchant: z.string(),
  theme: ThemeMode,
  language: z.string(),
  direction: z.string(),
  text: z.string(),
  texts: z.string(),
  network: z.string(),
  moment: z.string(),
})

/**
 * Before each story: removes the former one, sets the page to the toolbar's choices, and opens the world of the story's
 * scenario. One loader, because Storybook runs several at the same time, and these steps have an order.
 */
export const worldLoader: Loader = async (context) => {
  const look = Look.parse(context.globals)
  const { scenario, ground, fileName } = context.parameters
  const worker = await sharedWorker()
  setTime(context, momentNamed(look.moment))
  leaveNothing()
  await setUpI18n(look.language)
  lengthenTexts(look.texts === 'longest')
  await Promise.all([loadMemberTexts(), loadScreenErrors()])
  if (scenario === undefined) worker.resetHandlers()
  const opened = scenario === undefined ? {} : await openWorld(worker, scenario, context.parameters, look)
  resetDocument()
  layText(look)
  if (isStudio(fileName)) {
    await (await import('./studio/reset-studio.ts')).resetStudio(look)
    return opened
  }
  layGround(ground)
  if (ground === undefined) applyTheme(merchantOf(look.merchant).theme, look.theme)
  else document.documentElement.style.colorScheme = look.theme
  return opened
}

/** After each story: Storybook keeps the last context of every story it has shown, and a world is large. */
export function leaveWorld({ loaded }: { loaded: Record<string, unknown> }): () => void {
  return () => {
    for (const name of Object.keys(loaded)) delete loaded[name]
  }
}

function resetDocument() {
  document.documentElement.removeAttribute('style')
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
}

/** The theme marks large text, so this comes before it. The direction of the language is set by now. */
function layText({ direction, text }: z.infer<typeof Look>) {
  if (text === 'double') document.documentElement.style.fontSize = '200%'
  if (direction === 'rtl') document.documentElement.dir = direction
}

function leaveNothing() {
  closeSession()
  for (const entry of Object.values(stored)) {
    removeStored(entry)
    removeStored(entry, 'sessionStorage')
  }
  followHidden()
  queryClient.clear()
  toast.hide()
  withdrawQuestion()
}
