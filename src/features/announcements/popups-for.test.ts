import { expect, test } from 'vitest'
import type { Popup } from '#contract/announcement-list.ts'
import { popupsFor } from './popups-for.ts'

const popup = (id: string, execution: Popup['execution']): Popup => ({
  id,
  execution,
  title: id,
  content: '',
  promotionType: '',
})
const popups = [popup('guests', 'B'), popup('members', 'A'), popup('first', 'F'), popup('members too', 'A')]

test.each([
  ['a visitor', undefined, ['guests']],
  ['a member', { firstTimeLogin: false }, ['members', 'members too']],
  ['a member at the first login', { firstTimeLogin: true }, ['members', 'first', 'members too']],
])('%s sees the matching popups, in the gateway’s order', (_who, session, ids) => {
  expect(popupsFor(popups, session).map(({ id }) => id)).toEqual(ids)
})
