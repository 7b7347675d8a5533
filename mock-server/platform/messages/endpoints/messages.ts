import { liveModels } from '#contract/live-models.ts'
import { messages } from '#contract/messages.ts'
import { implement } from '#mock-server/core/implement.ts'
import { refuseTrial } from '#mock-server/core/no-trial.ts'
import { chatUnreadCbs, chatUnreadCsp, launchChat } from './chat.ts'
import { inbox, sendEmail, unreadLetters } from './inbox.ts'
import { modelList } from './live-models.ts'

export const messageEndpoints = implement(messages, {
  inboxUnread(call) {
    refuseTrial(call)
    return { count: unreadLetters(call.world, call.member) }
  },
  inbox,
  sendEmail,
  chatUnreadCsp,
  chatUnreadCbs,
  launchChat,
})

export const liveModelEndpoints = implement(liveModels, { modelList })
