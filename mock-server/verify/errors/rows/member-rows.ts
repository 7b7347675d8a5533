import { announcements } from '#contract/announcements.ts'
import { member } from '#contract/member.ts'
import { messages } from '#contract/messages.ts'
import { promotions } from '#contract/promotions.ts'
import { security } from '#contract/security.ts'
import { chat } from '#mock-server/vendors/chat/contract.ts'
import { apply, call, sh } from '../line.ts'
import { fresh, type Reproductions } from '../reproduction-parts.ts'

const haedal = { as: 'haedal_92' }

const page = { pageNo: 1, pageSize: 20, language: 'EN' }
const claim = (rewardId: string, idempotencyKey = 'the-claim-1') =>
  call(promotions.claimReward, { rewardId, idempotencyKey }, haedal)
const claimRebate = (idempotencyKey: string) => call(promotions.claimManualRebate, { idempotencyKey }, haedal)

const questions = ['FIRST_PET', 'BIRTH_CITY', 'FIRST_CAR']
const answer = (...ids: string[]) =>
  call(security.securityQuestions, { answers: ids.map((questionId) => ({ questionId, answer: 'Momo' })) }, haedal)

const smallPicture = sh("printf '\\211PNG\\r\\n\\032\\n' > picture.png")
const applying = (promotionId: string, key: string, ...files: string[]) =>
  call(
    promotions.applyPromotion,
    { promotionId, comment: 'A jackpot', idempotencyKey: key, language: 'EN' },
    { ...haedal, options: files.flatMap((file) => ['--file', `images=${file}`]) },
  )

/** The errors of profile, letters, promotions, rewards and cash back. */
export const memberRows = {
  ANNOUNCEMENT_NOT_FOUND: [
    fresh,
    call(announcements.markAnnouncementAsRead, { announcementId: 'none', read: true }, haedal),
  ],
  LETTER_NOT_FOUND: [fresh, call(messages.inbox, { ...page, id: 'none' }, haedal)],
  CHAT_ENDED: [fresh, call(chat.open, { token: 'none' })],
  HEAD_ICON_UNKNOWN: [fresh, call(member.headIconSet, { icon: 'none' }, haedal)],
  PAYEE_NAME_SET: [fresh, call(member.payeeName, { payeeName: 'Hong Gildong' }, haedal)],
  SECURITY_QUESTIONS_INVALID: [fresh, answer('FIRST_PET', 'FIRST_PET', 'FIRST_CAR')],
  SECURITY_ANSWER_WRONG: [fresh, answer(...questions), answer(...questions)],
  PROMOTION_NOT_FOUND: [fresh, applying('none', 'the-application-1')],
  PROMOTION_APPLIED: [fresh, applying('ocean-hunt', 'the-application-1'), applying('ocean-hunt', 'the-application-2')],
  IMAGE_TOO_LARGE: [
    fresh,
    sh('head -c 5242881 /dev/zero > large.png'),
    applying('jackpot-night', 'the-application-1', 'large.png'),
  ],
  IMAGE_INVALID: [
    fresh,
    sh("printf 'GIF89a' > picture.gif"),
    applying('jackpot-night', 'the-application-1', 'picture.gif'),
  ],
  IMAGES_TOO_MANY: [
    fresh,
    smallPicture,
    applying('jackpot-night', 'the-application-1', ...Array.from({ length: 4 }, () => 'picture.png')),
  ],
  FEEDBACK_LENGTH: [fresh, call(promotions.feedback, { content: 'Nice' }, haedal)],
  REWARD_NOT_FOUND: [fresh, claim('none')],
  REWARD_LOCKED: [
    apply('new-member'),
    call(promotions.claimReward, { rewardId: 'first-favourite', idempotencyKey: 'the-claim-1' }, { as: 'newcomer' }),
  ],
  REWARD_CLAIMED: [
    apply('member-with-favorites'),
    claim('first-favourite', 'the-claim-1'),
    claim('first-favourite', 'the-claim-2'),
  ],
  REBATE_NOTHING: [apply('active-member'), claimRebate('the-rebate-1'), claimRebate('the-rebate-2')],
  IDEMPOTENCY_KEY_REUSED: [apply('member-with-favorites'), claim('first-favourite'), claim('check-in')],
} satisfies Reproductions
