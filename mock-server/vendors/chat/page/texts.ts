import type { PageLanguage } from '#mock-server/vendors/page-kit/launch-address.ts'
import type { EndReason } from './state.ts'

interface Said {
  title: string
  text: string
}

export interface Texts {
  loading: string
  back: string
  online: string
  typing: string
  you: string
  conversation: string
  suggestions: string
  placeholder: string
  send: string
  sending: string
  unsent: string
  again: string
  cut: string
  newer: string
  unreachable: Said
  retry: string
  ended: Readonly<Record<EndReason, Said>>
}

const ko: Texts = {
  loading: '상담을 여는 중입니다',
  back: '돌아가기',
  online: '지금 상담할 수 있어요',
  typing: '답을 적고 있어요',
  you: '나',
  conversation: '대화',
  suggestions: '추천 질문',
  placeholder: '메시지를 입력하세요',
  send: '보내기',
  sending: '보내는 중',
  unsent: '보내지 못했어요',
  again: '다시 보내기',
  cut: '연결이 끊겼어요. 다시 연결하는 중입니다.',
  newer: '새 메시지',
  unreachable: { title: '연결할 수 없습니다', text: '네트워크를 확인한 뒤 다시 시도해 주세요.' },
  retry: '다시 시도',
  ended: {
    over: { title: '상담이 종료되었습니다', text: '앱에서 상담을 다시 열면 이어서 대화할 수 있어요.' },
    'signed-out': { title: '로그아웃되었습니다', text: '다시 로그인한 뒤 상담을 열어 주세요.' },
    closed: { title: '지금은 상담할 수 없습니다', text: '실시간 상담이 잠시 중단되었어요. 문의 메일을 이용해 주세요.' },
  },
}

const en: Texts = {
  loading: 'Opening the chat',
  back: 'Go back',
  online: 'Here to help',
  typing: 'is writing',
  you: 'You',
  conversation: 'Conversation',
  suggestions: 'Suggested questions',
  placeholder: 'Write a message',
  send: 'Send',
  sending: 'Sending',
  unsent: 'Not sent',
  again: 'Send again',
  cut: 'The connection is lost. Trying again.',
  newer: 'New messages',
  unreachable: { title: 'No connection', text: 'Check your network and try again.' },
  retry: 'Try again',
  ended: {
    over: { title: 'The chat has ended', text: 'Open it again from the app to go on where you were.' },
    'signed-out': { title: 'You are signed out', text: 'Log in and open the chat again.' },
    closed: { title: 'The chat is closed', text: 'Live chat is not available now. You can write us a letter.' },
  },
}

export const texts: Readonly<Record<PageLanguage, Texts>> = { ko, en }
