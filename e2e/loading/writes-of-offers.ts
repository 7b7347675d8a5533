import { active, button, inDialog, t, type Write } from './writes.ts'

/** What a member can claim, apply for or write. */
export const writesOfOffers: Record<string, Write> = {
  'the live chat': {
    endpoint: 'messages.launchChat',
    path: '/m/message',
    scenario: active,
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: t('messages.chat') })
        .click(),
  },
  'a letter': {
    endpoint: 'messages.sendEmail',
    path: '/m/messages',
    scenario: active,
    prepare: (page) => button(page, t('messages.write')).click(),
    typed: { subject: 'Hello', content: 'Where is my money?' },
    press: (page) => inDialog(page, t('messages.send')).click(),
    inForm: true,
  },
  'an application': {
    endpoint: 'promotions.applyPromotion',
    path: '/m/activity?id=jackpot-night',
    scenario: active,
    prepare: (page) => button(page, t('promotions.apply')).click(),
    press: (page) => inDialog(page, t('promotions.apply_now')).click(),
    inForm: true,
  },
  'a check-in': {
    endpoint: 'promotions.claimReward',
    path: '/m/rewardCenter',
    scenario: active,
    press: (page) => button(page, /^Check in and get/).click(),
  },
  'a bonus for a friend': {
    endpoint: 'promotions.claimReward',
    path: '/m/inviteFriends',
    scenario: active,
    press: (page) => button(page, t('referral.claim_of', { name: 'hy***o' })).click(),
  },
  'the cash back': {
    endpoint: 'promotions.claimManualRebate',
    path: '/m/member/manualRebate',
    scenario: active,
    press: (page) => button(page, t('member.rebate_claim')).click(),
  },
  feedback: {
    endpoint: 'promotions.feedback',
    path: '/m/feedback',
    scenario: active,
    typed: { content: 'The new member page is a joy to use' },
    press: (page) => button(page, t('feedback.send')).click(),
    inForm: true,
  },
}
