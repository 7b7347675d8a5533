import { auth } from '#contract/auth.ts'
import { meaningfulAddresses } from '#fixtures/meaningful-addresses.ts'
import type { Act } from './act.ts'
import { fault, logIn, open, pressLogin, register, shell, type, typeLogin } from './parts.ts'
import type { TextRow } from './text-row.ts'

const { known } = meaningfulAddresses
const slow = ['--latency', '2000']

const toLogin = open('/m/login')
const toRegister = open('/m/register')

/** Requests a code for login. */
const requestCode: readonly Act[] = [
  { press: 'auth.mobile' },
  type({ username: known.taken }),
  { press: 'auth.get_code' },
]
const loginToast = 'login, toast'
const registerField = 'registration, under the field'

/** The texts of login, registration and passwords. */
export const accountTexts: readonly TextRow[] = [
  {
    key: 'in_registered_successfully',
    where: 'registration, toast',
    story: { file: 'src/features/auth/register-screen.stories.tsx', shown: 'Registered' },
    stays: 1_500,
    acts: [toRegister, ...register()],
  },
  {
    key: 'in_sms_sending',
    where: loginToast,
    story: { file: 'src/features/auth/login-by-sms.stories.tsx', shown: 'SmsUnderWay' },
    stays: 10_000,
    acts: [toLogin, fault(auth.sendSmsNoLogin, ...slow), ...requestCode],
  },
  {
    key: 'in_sms_sending',
    where: 'forgotten password, toast',
    story: { file: 'src/features/password/forget-screen.stories.tsx', shown: 'CodeUnderWay' },
    stays: 9_999_000,
    acts: [
      open('/m/forget'),
      fault(auth.sendSmsNoLogin, ...slow),
      type({ mobileNum: known.taken }),
      { press: 'forget.send' },
    ],
  },
  {
    key: 'in_sms_send',
    where: loginToast,
    story: { file: 'src/features/auth/login-by-sms.stories.tsx', shown: 'SmsCountdown' },
    stays: 1_500,
    acts: [toLogin, ...requestCode],
  },
  {
    key: 'verification_code_emailed',
    where: 'forgotten password, toast',
    story: { file: 'src/features/password/forget-screen.stories.tsx', shown: 'CodeEmailed' },
    stays: 1_500,
    acts: [
      open('/m/forget'),
      { press: 'forget.by_email' },
      type({ username: known.account, email: known.email }),
      { press: 'forget.send' },
    ],
  },
  {
    key: 'invitation_code_error',
    where: registerField,
    story: { file: 'src/features/auth/register-screen.stories.tsx', shown: 'InvitationWrong' },
    acts: [toRegister, ...register({ affiliateCode: 'NOBODY1' })],
  },
  {
    key: 'invalid_invitation_code',
    where: registerField,
    story: { file: 'src/features/auth/register-screen.stories.tsx', shown: 'InvitationMalformed' },
    acts: [toRegister, ...register({ affiliateCode: 'SEO-2026' })],
  },
  {
    key: 'referrer_link_error',
    where: registerField,
    story: { file: 'src/features/auth/register-screen.stories.tsx', shown: 'ReferrerUnknown' },
    acts: [open('/m/register?r=nobody_here'), ...register()],
  },
  {
    key: 'in_confirmation_correct',
    where: registerField,
    story: { file: 'src/features/auth/register-screen.stories.tsx', shown: 'FilledInvalid' },
    acts: [toRegister, ...register({ confirmPassword: 'parlor2027' })],
  },
  {
    key: 'in_incorrect_password',
    where: registerField,
    story: { file: 'src/features/auth/register-screen.stories.tsx', shown: 'Empty' },
    acts: [toRegister, ...register({ confirmPassword: '' })],
  },
  {
    key: 'in_vwrite_code',
    where: registerField,
    story: { file: 'src/features/auth/register-screen.stories.tsx', shown: 'FilledInvalid' },
    acts: [toRegister, { press: 'register.title', inForm: true }],
  },
  {
    key: 'username_exists',
    where: registerField,
    story: { file: 'src/features/auth/register-screen.stories.tsx', shown: 'UsernameTaken' },
    acts: [toRegister, ...register({ username: 'minji_k' })],
  },
  {
    key: 'passwords_differ',
    where: 'registration, toast',
    story: { file: 'src/features/withdraw/withdraw-screen.stories.tsx', shown: 'NoPasswordYet' },
    stays: 3_000,
    acts: [toRegister, fault(auth.register, '--error', 'PASSWORDS_DIFFER'), ...register()],
  },
  {
    key: 'verification_code_error',
    where: 'login, under the captcha',
    story: { file: 'src/features/auth/login-refusals.stories.tsx', shown: 'WrongCaptcha' },
    acts: [
      open('/m/login', 'login-needs-captcha'),
      ...logIn('haedal_92'),
      type({ captcha: '0' }),
      ...logIn('haedal_92'),
    ],
  },
  {
    key: 'account_unavailable',
    where: 'login, under the field',
    story: { file: 'src/features/auth/login-refusals.stories.tsx', shown: 'UnknownAccount' },
    acts: [toLogin, ...logIn('nobody_here')],
  },
  {
    key: 'non_member_account',
    where: 'login, under the field',
    story: { file: 'src/features/auth/login-refusals.stories.tsx', shown: 'AgentAtTheMembersDesk' },
    acts: [toLogin, ...logIn('desk_forty')],
  },
  {
    key: 'non_agent_account',
    where: 'login of agents, under the field',
    story: { file: 'src/features/auth/login-screen.stories.tsx', shown: 'MemberAtTheAgentsDesk' },
    acts: [open('/m/login?desk=agent'), ...logIn('haedal_92')],
  },
  {
    key: 'invalid_format',
    where: loginToast,
    story: { file: 'src/features/auth/login-refusals.stories.tsx', shown: 'InvalidFormat' },
    stays: 3_000,
    acts: [toLogin, fault(auth.login, '--error', 'INVALID_INPUT'), ...logIn()],
  },
  {
    key: 'no_permission',
    where: loginToast,
    story: { file: 'src/features/auth/register-screen.stories.tsx', shown: 'Closed' },
    stays: 3_000,
    acts: [toLogin, { press: 'auth.mobile' }, shell('flags', 'MOBILEVERCODELOGIN3=off'), ...requestCode.slice(1)],
  },
  {
    key: 'unknown_error',
    where: loginToast,
    story: { file: 'src/features/auth/login-refusals.stories.tsx', shown: 'UnknownError' },
    stays: 3_000,
    acts: [toLogin, fault(auth.login, '--status', '500'), ...logIn()],
  },
  {
    key: 'system_busy',
    where: loginToast,
    story: { file: 'src/features/auth/login-refusals.stories.tsx', shown: 'GatewayBusy' },
    stays: 3_000,
    acts: [toLogin, fault(auth.login, '--status', '503'), ...logIn()],
  },
  {
    key: 'no_internet',
    where: loginToast,
    story: { file: 'src/features/auth/login-refusals.stories.tsx', shown: 'NoInternet' },
    stays: 3_000,
    acts: [toLogin, typeLogin(), { offline: true }, pressLogin],
  },
  {
    key: 'in_please_wait',
    where: 'free trial, toast',
    story: { file: 'src/features/auth/trial-screen.stories.tsx', shown: 'UnderWay' },
    stays: 9_999_000,
    acts: [open('/m/trail'), fault(auth.freePlayLogin, ...slow), { press: 'trial.start' }],
  },
]
