import { member as memberArea } from '#contract/member.ts'
import { system } from '#contract/system.ts'
import { wallet } from '#contract/wallet.ts'
import { member, type Step, step } from '../step.ts'

export const systemSteps: Step[] = [
  step('status', system.status, { language: 'KO' }),
  step('status in no language', system.status, { language: 'korean' }, { expect: 'INVALID_INPUT' }),
  step('register settings', system.registerSettings),
  step('validation settings', system.validationSettings),
  step('consolidated settings', system.settingsConsolidated),
  step('help centre', system.helpCenter, { device: 'MOBILE', lang: 'KO' }),
  step('domain route', system.domainRoute),
  step('white label', system.whitelabel),
  step('countries', system.country, { language: 'EN' }),
  step('template settings', system.templateSettings, { device: 'MOBILE' }),
  step(
    'template settings of another device',
    system.templateSettings,
    { device: 'FRIDGE' },
    { expect: 'INVALID_INPUT' },
  ),
  step('customer service', system.customerService),
  step('online service', system.onlineService),
  step(
    'help centre without its module',
    system.helpCenter,
    {},
    { headers: { ModuleId: '' }, expect: 'MODULE_NOT_PERMITTED' },
  ),
]

export const memberSteps: Step[] = [
  step('member info', memberArea.memberInfo, {}, { token: member }),
  step('member info of nobody', memberArea.memberInfo, {}, { expect: 'SESSION_REQUIRED' }),
  step('member info of a stranger', memberArea.memberInfo, {}, { token: 'f'.repeat(32), expect: 'SESSION_INVALID' }),
  step('merchant wallets', wallet.merchantWallets),
  step('member wallet', wallet.memberWallet, {}, { token: member }),
]
