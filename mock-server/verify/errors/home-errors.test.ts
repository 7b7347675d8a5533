import { expect, test } from 'vitest'
import { announcementList } from '#contract/announcement-list.ts'
import { errorCatalogue } from '#contract/errors.ts'
import { games } from '#contract/games.ts'
import { homeErrors } from '#contract/home-errors.ts'
import { liveModels } from '#contract/live-models.ts'
import type { Endpoint } from '#contract/resource.ts'
import { system } from '#contract/system.ts'
import { wallets } from '#contract/wallets.ts'
import { generalErrors } from '#mock-server/control/openapi/general-errors.ts'

const called: Endpoint[] = [
  system.status,
  system.settingsConsolidated,
  ...[games, wallets, announcementList, liveModels].flatMap((resource) => Object.values<Endpoint>(resource)),
]

test.each(called)('home has the errors of $id', (endpoint) => {
  const codes = [...endpoint.errors, ...generalErrors(endpoint)].filter((code) => Object.hasOwn(errorCatalogue, code))
  const missing = codes.filter((code) => !Object.hasOwn(homeErrors, code))
  expect(missing, `move ${missing.join(', ')} from src/contract/errors.ts to src/contract/home-errors.ts`).toEqual([])
})
