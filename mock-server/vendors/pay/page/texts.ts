import type { PageLanguage } from '#mock-server/vendors/page-kit/launch-address.ts'
import type { Order } from '../contract.ts'

interface Said {
  title: string
  text: string
}

export interface Texts {
  title: string
  brand: Readonly<Record<Order['method'], string>>
  simulated: string
  loading: string
  to: string
  order: string
  amount: string
  timeLeft: string
  scan: string
  code: string
  simulator: string
  pay: string
  approve: string
  fail: string
  silence: string
  cancel: string
  paying: string
  back: string
  retry: string
  unreachable: Said
  unanswered: Said
  unknown: Said
  ended: Readonly<Record<Exclude<Order['status'], 'pending'>, Said>>
}

const ko: Texts = {
  title: '결제',
  brand: { GATEWAY: '모의페이', ALIPAY: '알리페이', QQ: 'QQ페이', WECHAT: '위챗페이' },
  simulated: '시뮬레이션 결제입니다. 실제 금액은 청구되지 않습니다.',
  loading: '결제 정보를 불러오는 중입니다',
  to: '받는 곳',
  order: '주문번호',
  amount: '결제 금액',
  timeLeft: '남은 시간',
  scan: '휴대폰의 {brand} 앱으로 코드를 스캔해 주세요',
  code: '결제 코드',
  simulator: '시뮬레이터에서 결과 고르기',
  pay: '결제하기',
  approve: '앱에서 승인한 것으로 처리',
  fail: '실패로 처리',
  silence: '응답 없음',
  cancel: '취소하고 돌아가기',
  paying: '결제를 처리하고 있습니다',
  back: '돌아가기',
  retry: '다시 시도',
  unreachable: { title: '연결할 수 없습니다', text: '결제된 금액은 없습니다. 다시 시도해 주세요.' },
  unanswered: {
    title: '결제사가 응답하지 않습니다',
    text: '결제된 금액은 없습니다. 기한 안에 다시 시도할 수 있습니다.',
  },
  unknown: { title: '결제 정보가 없습니다', text: '입금 화면에서 다시 시작해 주세요.' },
  ended: {
    processing: { title: '결제를 마쳤습니다', text: '입금이 확인되면 바로 잔액에 반영됩니다. 돌아가셔도 됩니다.' },
    credited: { title: '입금이 완료되었습니다', text: '곧 입금 화면으로 돌아갑니다.' },
    failed: { title: '결제에 실패했습니다', text: '결제된 금액은 없습니다.' },
    cancelled: { title: '결제를 취소했습니다', text: '결제된 금액은 없습니다.' },
    expired: { title: '결제 기한이 지났습니다', text: '입금 화면에서 다시 시작해 주세요.' },
  },
}

const en: Texts = {
  title: 'Payment',
  brand: { GATEWAY: 'MockPay', ALIPAY: 'Alipay', QQ: 'QQ Wallet', WECHAT: 'WeChat Pay' },
  simulated: 'This is a simulated payment. Nobody is charged.',
  loading: 'Loading the payment',
  to: 'Pay to',
  order: 'Order',
  amount: 'Amount',
  timeLeft: 'Time left',
  scan: 'Scan the code with the {brand} app on your phone',
  code: 'Payment code',
  simulator: 'Choose what happens',
  pay: 'Pay now',
  approve: 'Approve as in the app',
  fail: 'Let it fail',
  silence: 'No answer',
  cancel: 'Cancel and go back',
  paying: 'Processing the payment',
  back: 'Go back',
  retry: 'Try again',
  unreachable: { title: 'No connection', text: 'Nothing was charged. Please try again.' },
  unanswered: {
    title: 'The provider does not answer',
    text: 'Nothing was charged. You can try again until the time is up.',
  },
  unknown: { title: 'There is no such payment', text: 'Please start again from the deposit page.' },
  ended: {
    processing: {
      title: 'Payment sent',
      text: 'Your balance is updated as soon as it is confirmed. You may go back now.',
    },
    credited: { title: 'Deposit complete', text: 'You will be taken back in a moment.' },
    failed: { title: 'The payment failed', text: 'Nothing was charged.' },
    cancelled: { title: 'The payment was cancelled', text: 'Nothing was charged.' },
    expired: { title: 'The payment has expired', text: 'Please start again from the deposit page.' },
  },
}

export const texts: Readonly<Record<PageLanguage, Texts>> = { ko, en }
