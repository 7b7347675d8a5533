import { member as memberArea } from '#contract/member.ts'
import { service } from '#contract/service.ts'
import { system } from '#contract/system.ts'
import { wallet } from '#contract/wallet.ts'
import { member, type Step, step } from '../step.ts'

export const systemSteps: Step[] = [
  step('status', system.status, { language: 'KO' }),
  step('status in no language', system.status, { language: 'korean' }, { expect: 'INVALID_INPUT' }),
  step('register settings', system.registerSettings),
  step('validation settings', system.validationSettings),
  step('consolidated settings', system.settingsConsolidated),
  step('help centre', service.helpCenter, { device: 'MOBILE', lang: 'KO' }),
  step('domain route', service.domainRoute),
  step('white label', service.whitelabel),
  step('countries', service.country, { language: 'EN' }),
  step('template settings', service.templateSettings, { device: 'MOBILE' }),
  step(
    'template settings of another device',
    service.templateSettings,
    { device: 'FRIDGE' },
    { expect: 'INVALID_INPUT' },
  ),
  step('customer service', service.customerService),
  step('online service', service.onlineService),
  step(
    'help centre without its module',
    service.helpCenter,
    {},
    { headers: { ModuleId: '' }, expect: 'MODULE_NOT_PERMITTED' },
  ),
]

export const memberSteps: Step[] = [
  step('member info', memberArea.memberInfo, {}, { token: member }),
  step('member info without a session', memberArea.memberInfo, {}, { expect: 'SESSION_REQUIRED' }),
  step('member info of a stranger', memberArea.memberInfo, {}, { token: 'f'.repeat(32), expect: 'SESSION_INVALID' }),
  step('merchant wallets', wallet.merchantWallets),
  step('member wallet', wallet.memberWallet, {}, { token: member }),
]
