import type { SetupWorker } from 'msw/browser'
import { chooseMode } from '#brand/appearance.ts'
import { refreshStatus } from '#brand/platform-status.ts'
import type { ThemeMode } from '#merchant/theme.ts'
import { createSimulation } from '#mock-server/hosts/msw.ts'
import { openSession } from '#session/session.ts'
import { momentNamed } from './moments.ts'
import { networks } from './networks.ts'
import type { StoryParameters } from './parameters.ts'
import { hungNoter } from './still/requests.ts'
import { controlAnswers } from './studio/control-answers.ts'

interface Look {
  merchant: string
  theme: ThemeMode
  language: string
  network: string
  moment: string
}

/**
 * Creates a platform for one story, in a browser that its persona has used before. The story finds the world
 * and the persona's session in `loaded`.
 */
export async function openWorld(worker: SetupWorker, scenario: string, parameters: StoryParameters, look: Look) {
  const { session: signedIn, world: changes } = parameters
  const faults = [...(parameters.faults ?? []), ...(networks[look.network]?.faults ?? [])]
  const wanted = {
    scenario,
    merchant: look.merchant,
    frozenAt: momentNamed(look.moment),
    ...changes,
    ...(signedIn !== undefined && { signedIn }),
    ...(faults.length > 0 && {
      faults: faults.map(({ endpoint, ...rest }) => ({ ...rest, endpoint: idOf(endpoint) })),
    }),
  }
  const simulation = await createSimulation(wanted, { onHang: hungNoter() })
  worker.resetHandlers(...controlAnswers(parameters.control), ...simulation.handlers)
  for (const [key, value] of Object.entries(simulation.storage)) localStorage.setItem(key, JSON.stringify(value))
  if (simulation.session) openSession(simulation.session, { keep: true })
  chooseMode(look.theme)
  await untroubled(simulation.world.faults, () => refreshStatus(look.language))
  return { world: simulation.world, session: simulation.session }
}

/** The status was fetched on an earlier visit, before whatever is wrong with the platform now. */
async function untroubled(faults: Awaited<ReturnType<typeof createSimulation>>['world']['faults'], act: () => unknown) {
  const troubles = [...faults.list()]
  faults.set([])
  await act()
  faults.set(troubles)
}

function idOf(endpoint: { id: string } | '*') {
  return endpoint === '*' ? endpoint : endpoint.id
}
