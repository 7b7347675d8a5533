import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { member as memberArea } from '#contract/member.ts'
import { system } from '#contract/system.ts'
import { memberPassword } from '#fixtures/members.ts'
import { conformanceWorld, member, rawStep, type Step, step } from '../step.ts'
import { advance, faults, settings } from './world-steps.ts'

const login = { type: 'username', username: 'haedal_92', password: memberPassword }
const favourite = { path: games.addFavorite.path, method: 'POST', headers: { Authorization: member } }

const requests: Step[] = [
  rawStep('an unknown path', { path: '/wps/memberr/info', expect: 'NOT_FOUND' }),
  rawStep('a relay of nothing', { path: '/wps/relay/', expect: 'URL_EMPTY' }),
  rawStep('a method that it does not take', { path: '/wps/member/info', method: 'PUT', expect: 'METHOD_NOT_ALLOWED' }),
  rawStep('malformed JSON', { ...favourite, body: '{"nodeId": ', expect: 'MALFORMED_JSON' }),
  rawStep('a body that is not an object', { ...favourite, body: '[1]', expect: 'INVALID_INPUT' }),
  rawStep('a wrong type', { ...favourite, body: { nodeId: 7, token: member, vendor: 'PP' }, expect: 'INVALID_INPUT' }),
  rawStep('a missing field', { ...favourite, body: { token: member, vendor: 'PP' }, expect: 'INVALID_INPUT' }),
  rawStep('an oversized body', { ...favourite, body: { nodeId: 'x'.repeat(70_000) }, expect: 'BODY_TOO_LARGE' }),
  rawStep('an oversized body of few letters', {
    ...favourite,
    body: { nodeId: '한'.repeat(25_000) },
    expect: 'BODY_TOO_LARGE',
  }),
  rawStep('an unknown world in the address', {
    path: '/w/nobody-made-this/wps/system/status',
    expect: 'WORLD_UNKNOWN',
  }),
  rawStep('a world by its address', {
    path: `/w/${conformanceWorld}@2/wps/system/status`,
    headers: { 'X-World': 'another' },
    endpoint: system.status.id,
    expect: 'ok',
  }),
  rawStep('the control API under a world', { path: `/w/${conformanceWorld}/__gateway/health`, expect: 'NOT_FOUND' }),
  rawStep('an unknown world in the header', {
    path: '/wps/system/status',
    headers: { 'X-World': 'nobody-made-this' },
    expect: 'WORLD_UNKNOWN',
  }),
]

const encryption: Step[] = [
  rawStep('a login in the clear', {
    path: auth.login.path,
    method: 'POST',
    body: login,
    expect: 'ENCRYPTION_REQUIRED',
  }),
  step('a login changed in transit', auth.login, login, { encrypted: 'tampered', expect: 'ENCRYPTION_INVALID' }),
  step('a login under an unknown key', auth.login, login, { encrypted: 'other-key', expect: 'ENCRYPTION_KEY_UNKNOWN' }),
  step('a login of a wrong type', auth.login, { ...login, password: 7 }, { expect: 'INVALID_INPUT' }),
]

const disturbances: Step[] = [
  faults('a fault', [{ endpoint: memberArea.memberInfo.id, error: 'FAULT_INJECTED', times: 1 }]),
  step('met', memberArea.memberInfo, {}, { token: member, expect: 'FAULT_INJECTED' }),
  step('met no more', memberArea.memberInfo, {}, { token: member }),
  faults('a bare status', [{ endpoint: memberArea.memberInfo.id, status: 401, times: 1 }]),
  step('met by status', memberArea.memberInfo, {}, { token: member, expect: 'SESSION_EXPIRED' }),
  faults('a drip', [{ endpoint: memberArea.memberInfo.id, transport: 'drip', dripTime: 20, times: 1 }]),
  step('met in pieces', memberArea.memberInfo, {}, { token: member }),
  faults('half an answer', [{ endpoint: memberArea.memberInfo.id, transport: 'malformed', times: 1 }]),
  step('met half', memberArea.memberInfo, {}, { token: member, expect: 'malformed' }),
]

const closed: Step[] = [
  settings('maintenance', { maintenance: { message: { ko: '곧 돌아옵니다', en: 'back soon' }, endsAt: null } }),
  step('under maintenance', memberArea.memberInfo, {}, { token: member, expect: 'MAINTENANCE' }),
  settings('the region', { maintenance: null, regionRestriction: true }),
  step('from a restricted region', memberArea.memberInfo, {}, { token: member, expect: 'REGION_RESTRICTED' }),
  settings('open again', { regionRestriction: false }),
  advance('a day on', '1d'),
  step('member info a day later', memberArea.memberInfo, {}, { token: member, expect: 'SESSION_EXPIRED' }),
]

export const badInputSteps: Step[] = [...requests, ...encryption, ...disturbances, ...closed]
