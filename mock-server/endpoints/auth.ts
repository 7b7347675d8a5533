import { auth } from '#contract/auth.ts'
import { drawCaptcha } from '../art/captcha.ts'
import { implement } from '../core/implement.ts'
import { toMinor } from '../domain/ledger.ts'
import { fullMobile } from '../domain/registration.ts'
import { passesRule } from '../domain/validation-rules.ts'
import { agentByCode } from './agent-places.ts'
import { issueCaptcha, sendSmsCode } from './codes.ts'
import { login } from './login.ts'
import {
  changePassword,
  passwordByEmail,
  passwordVerification,
  recoverable,
  setPasswordByPhone,
  verification,
} from './password.ts'
import { register, registerMobile } from './register.ts'
import { addMember, memberByAccount, memberByMobile, openSession } from './sessions.ts'

const trialBalance = toMinor(10_000)

export const authEndpoints = implement(auth, {
  login,
  register,
  registerMobile,
  async freePlayLogin({ world }) {
    const account = `guest_${world.chance.hex(6, 'guest', world.nextCount('guest'))}`
    const trial = { account, password: '', nickname: 'Guest', type: 4, vipLabel: 'Trial', mobile: '', details: {} }
    const member = await addMember(world, trial)
    const id = `opening-${member.id}`
    await world.ledger.move({
      reason: 'opening',
      from: 'platform',
      to: `member:${member.id}`,
      amount: trialBalance,
      reference: id,
      idempotencyKey: id,
    })
    const { token, userName, type } = await openSession(world, member)
    return { token, userName, customerType: type }
  },
  verification,
  setPasswordByPhone,
  passwordByEmail,
  passwordVerification,
  changePassword,
  logout({ session, world }) {
    world.tables.sessions.remove(session.token)
    return null
  },
  async captcha({ world }) {
    const code = await issueCaptcha(world)
    let stroke = 0
    const svg = drawCaptcha(code, () => world.chance.fraction('captcha-stroke', code, stroke++))
    return `data:image/svg+xml;base64,${btoa(svg)}`
  },
  async sendSmsNoLogin({ input, world, fail }) {
    const { type = 'login', countryDialingCode, mobileNum } = input
    const mobile = fullMobile(countryDialingCode, mobileNum)
    if (type === 'login' && !world.settings().flags.MOBILEVERCODELOGIN3) {
      fail('FEATURE_OFF', { message: 'MOBILEVERCODELOGIN3 is off' })
    }
    if (type === 'password' && !recoverable(memberByMobile(world, mobile))) {
      fail('ACCOUNT_UNAVAILABLE', { field: 'body.mobileNum' })
    }
    const sent = await sendSmsCode(world, type, mobile)
    return { expirationTime: sent ?? fail('RATE_LIMITED', { field: 'body.mobileNum' }) }
  },
  async sendSmsRegister({ input, world, fail }) {
    const sent = await sendSmsCode(world, 'register', fullMobile(input.countryDialingCode, input.mobileNum))
    return { expirationTime: sent ?? fail('RATE_LIMITED', { field: 'body.mobileNum' }) }
  },
  checkUsername: ({ input, world }) => ({
    available: passesRule('username', input.username) && !memberByAccount(world, input.username),
  }),
  checkAffiliateCode: ({ input, world, fail }) =>
    agentByCode(world, input.code) ? { code: input.code } : fail('AFFILIATE_CODE_INVALID', { field: 'query.code' }),
})
