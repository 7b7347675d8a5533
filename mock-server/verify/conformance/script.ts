import type { Step } from './step.ts'
import { accountSteps } from './steps/account-steps.ts'
import { agentSteps } from './steps/agent-steps.ts'
import { badInputSteps } from './steps/bad-input-steps.ts'
import { bingoSteps } from './steps/bingo-steps.ts'
import { controlSteps } from './steps/control-steps.ts'
import { crashSteps } from './steps/crash-steps.ts'
import { depositSteps } from './steps/deposit-steps.ts'
import { fishSteps } from './steps/fish-steps.ts'
import { liveSteps } from './steps/live-steps.ts'
import { announcementSteps, gameSteps } from './steps/lobby-steps.ts'
import { loginSteps } from './steps/login-steps.ts'
import { lotterySteps } from './steps/lottery-steps.ts'
import { messageSteps } from './steps/message-steps.ts'
import { moneySteps } from './steps/money-steps.ts'
import { passwordSteps } from './steps/password-steps.ts'
import { playSteps } from './steps/play-steps.ts'
import { profileSteps } from './steps/profile-steps.ts'
import { promotionSteps } from './steps/promotion-steps.ts'
import { pvpSteps } from './steps/pvp-steps.ts'
import { registerSteps } from './steps/register-steps.ts'
import { saferPlaySteps } from './steps/safer-play-steps.ts'
import { securitySteps } from './steps/security-steps.ts'
import { sportsSteps } from './steps/sports-steps.ts'
import { memberSteps, systemSteps } from './steps/system-steps.ts'
import { withdrawSteps } from './steps/withdraw-steps.ts'
import { beginning, end } from './steps/world-steps.ts'

/** Every endpoint in success and in each of its errors, as plain data that any HTTP client can play. */
export const conformanceScript: readonly Step[] = [
  ...beginning,
  ...systemSteps,
  ...memberSteps,
  ...loginSteps,
  ...passwordSteps,
  ...registerSteps,
  ...accountSteps,
  ...announcementSteps,
  ...gameSteps,
  ...promotionSteps,
  ...messageSteps,
  ...depositSteps,
  ...moneySteps,
  ...withdrawSteps,
  ...playSteps,
  ...lotterySteps,
  ...liveSteps,
  ...crashSteps,
  ...fishSteps,
  ...sportsSteps,
  ...bingoSteps,
  ...pvpSteps,
  ...securitySteps,
  ...profileSteps,
  ...agentSteps,
  ...saferPlaySteps,
  ...badInputSteps,
  ...controlSteps,
  ...end,
]
