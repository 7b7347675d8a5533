import { auth } from '#contract/auth.ts'
import { drawCaptcha } from '#mock-server/art/captcha.ts'
import { type Call, implement } from '#mock-server/core/implement.ts'
import { memberByAccount, memberByEmail, memberByMobile } from '#mock-server/core/members.ts'
import { agentByCode } from '#mock-server/platform/teams/state/places.ts'
import { fullMobile } from '#mock-server/values/address.ts'
import { passesRule } from '../rules/validation-rules.ts'
import { sendCode } from '../state/codes.ts'
import { issueCaptcha } from './captchas.ts'
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
import { createTrialAccount, freePlayLogin, trialUser } from './trials.ts'

async function sendSmsNoLogin(call: Call<typeof auth.sendSmsNoLogin>) {
  const { input, world, fail } = call
  const { type: purpose = 'login', countryDialingCode, mobileNum } = input
  const to = fullMobile(countryDialingCode, mobileNum)
  const switchedOff = (name: string) => `${world.merchant().code} has the ${name} switched off; switch it on`
  if (purpose === 'login' && !world.settings().flags.MOBILEVERCODELOGIN3) {
    fail('FEATURE_OFF', { message: `${switchedOff('flag MOBILEVERCODELOGIN3')}, or log in with a password` })
  }
  if (purpose === 'password' && !world.settings().modules.CHNGPASSVERIF3) {
    fail('FEATURE_OFF', { message: `${switchedOff('module CHNGPASSVERIF3')}, or reset the password by e-mail` })
  }
  if (purpose !== 'login' && !recoverable(memberByMobile(world, to))) {
    fail('ACCOUNT_UNAVAILABLE', { field: 'body.mobileNum' })
  }
  return sendCode(call, { purpose, to }, 'body.mobileNum')
}

export const authEndpoints = implement(auth, {
  login,
  register,
  registerMobile,
  freePlayLogin,
  trialUser,
  createTrialAccount,
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
  sendSmsNoLogin,
  sendSmsRegister(call) {
    const to = fullMobile(call.input.countryDialingCode, call.input.mobileNum)
    return sendCode(call, { purpose: 'register', to }, 'body.mobileNum')
  },
  checkUsername: ({ input, world }) => ({
    available: passesRule('username', input.username) && !memberByAccount(world, input.username),
  }),
  checkEmail: ({ input, world }) => ({
    available: passesRule('email', input.email) && !memberByEmail(world, input.email),
  }),
  checkAffiliateCode: ({ input, world, fail }) =>
    agentByCode(world, input.code) ? { code: input.code } : fail('AFFILIATE_CODE_INVALID', { field: 'query.code' }),
})
