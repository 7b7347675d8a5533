import { announcements } from '#contract/announcements.ts'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { messages } from '#contract/messages.ts'
import { system } from '#contract/system.ts'
import { memberPassword } from '#fixtures/members.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import { call, curl, scenario, sh, times } from '../line.ts'
import { fresh, login, openSession, type Reproductions, withSession } from '../reproduction-parts.ts'

const json = ['-H', 'Content-Type: application/json'] as const
const smsPath = auth.sendSmsNoLogin.path
const clearLogin = JSON.stringify({ type: 'username', username: 'minji_k', password: memberPassword })
const sealed = JSON.stringify({ data: 'not.really.an.encrypted.body' })
const chat = { b2c: 'true', language: 'EN', backUrl: '/m/message', headerColor: '#4B46E8', title: 'Chat' }

/** The errors that any call may return. */
export const requestRows = {
  MALFORMED_JSON: [fresh, curl(smsPath, ...json, '--data-binary', '{"mobileNum": ')],
  URL_EMPTY: [curl('/wps/relay/')],
  ENCRYPTION_REQUIRED: [fresh, curl(auth.login.path, ...json, '--data-binary', clearLogin)],
  ENCRYPTION_KEY_UNKNOWN: [
    fresh,
    curl(auth.login.path, ...json, '-H', 'Encryption: yesterdays-key', '--data-binary', sealed),
  ],
  ENCRYPTION_INVALID: [
    fresh,
    curl(auth.login.path, ...json, '-H', `Encryption: ${publicKey.keyId}`, '--data-binary', sealed),
  ],
  SESSION_REQUIRED: [fresh, call(member.memberInfo)],
  SESSION_INVALID: [fresh, call(member.memberInfo, {}, { options: ['--session', '0123456789abcdef0123456789abcdef'] })],
  SESSION_EXPIRED: [
    fresh,
    openSession('haedal_92'),
    scenario('clock', 'advance', '1d'),
    call(member.memberInfo, {}, withSession),
  ],
  SESSION_REPLACED: [
    fresh,
    scenario('settings', 'singleSession=true'),
    openSession('emily_r'),
    login('emily_r'),
    call(member.memberInfo, {}, withSession),
  ],
  MODULE_NOT_PERMITTED: [fresh, scenario('flags', 'CBS3=off'), call(messages.launchChat, chat, { as: 'haedal_92' })],
  FEATURE_OFF: [
    fresh,
    scenario('flags', 'MOBILEVERCODELOGIN3=off'),
    call(auth.sendSmsNoLogin, { mobileNum: '01022334455', countryDialingCode: '82' }),
  ],
  REGION_RESTRICTED: [fresh, scenario('status', 'region'), call(auth.captcha)],
  MAINTENANCE: [fresh, scenario('status', 'maintenance'), call(auth.captcha)],
  NOT_FOUND: [curl('/wps/memberr/info')],
  METHOD_NOT_ALLOWED: [curl(member.memberInfo.path, '-X', 'PUT')],
  WORLD_UNKNOWN: [call(system.status, {}, { options: ['--world', 'nobody-made-this'] })],
  MERCHANT_UNKNOWN: [
    fresh,
    call(announcements.announcements, {
      types: 'B',
      groupName: '',
      platform: 'M',
      merchantCode: 'NONE',
      token: '',
      language: 'EN',
    }),
  ],
  BODY_TOO_LARGE: [
    fresh,
    sh("head -c 70000 /dev/zero | tr '\\0' ' ' > large.json"),
    curl(smsPath, ...json, '--data-binary', '@large.json'),
  ],
  UNSUPPORTED_MEDIA_TYPE: [
    fresh,
    curl(smsPath, '-H', 'Content-Type: application/json; charset=euc-kr', '--data-binary', '{}'),
  ],
  INVALID_INPUT: [fresh, call(announcements.rankList, { period: 'YEAR' })],
  RATE_LIMITED: [fresh, scenario('settings', 'requestsPerMinute=1'), times(2, call(auth.captcha))],
  FAULT_INJECTED: [fresh, scenario('faults', 'add', auth.captcha.id, '--status', '503'), call(auth.captcha)],
  UNEXPECTED: [fresh, scenario('faults', 'add', auth.captcha.id, '--status', '500'), call(auth.captcha)],
} satisfies Reproductions
