import type { PageLanguage } from '#mock-server/vendors/parts/launch-address.ts'
import type { Order } from '#mock-server/vendors/pay-contract.ts'

interface Said {
  title: string
  text: string
}

export interface Texts {
  title: string
  brand: string
  simulated: string
  loading: string
  to: string
  order: string
  amount: string
  payBy: string
  pay: string
  fail: string
  cancel: string
  paying: string
  back: string
  retry: string
  unreachable: Said
  unknown: Said
  ended: Readonly<Record<Exclude<Order['status'], 'pending'>, Said>>
}

const ko: Texts = {
  title: '결제',
  brand: '모의페이',
  simulated: '시뮬레이션 결제입니다. 실제 금액은 청구되지 않습니다.',
  loading: '결제 정보를 불러오는 중입니다',
  to: '받는 곳',
  order: '주문번호',
  amount: '결제 금액',
  payBy: '결제 기한',
  pay: '결제하기',
  fail: '결제 실패로 처리',
  cancel: '취소하고 돌아가기',
  paying: '결제를 처리하고 있습니다',
  back: '돌아가기',
  retry: '다시 시도',
  unreachable: { title: '연결할 수 없습니다', text: '결제된 금액은 없습니다. 다시 시도해 주세요.' },
  unknown: { title: '결제 정보가 없습니다', text: '입금 화면에서 다시 시작해 주세요.' },
  ended: {
    credited: { title: '결제가 완료되었습니다', text: '곧 입금 화면으로 돌아갑니다.' },
    failed: { title: '결제에 실패했습니다', text: '결제된 금액은 없습니다.' },
    cancelled: { title: '결제를 취소했습니다', text: '결제된 금액은 없습니다.' },
    expired: { title: '결제 기한이 지났습니다', text: '입금 화면에서 다시 시작해 주세요.' },
  },
}

const en: Texts = {
  title: 'Payment',
  brand: 'MockPay',
  simulated: 'This is a simulated payment. Nobody is charged.',
  loading: 'Loading the payment',
  to: 'Pay to',
  order: 'Order',
  amount: 'Amount',
  payBy: 'Pay by',
  pay: 'Pay now',
  fail: 'Let the payment fail',
  cancel: 'Cancel and go back',
  paying: 'Processing the payment',
  back: 'Go back',
  retry: 'Try again',
  unreachable: { title: 'No connection', text: 'Nothing was charged. Please try again.' },
  unknown: { title: 'There is no such payment', text: 'Please start again from the deposit page.' },
  ended: {
    credited: { title: 'Payment complete', text: 'You will be taken back in a moment.' },
    failed: { title: 'The payment failed', text: 'Nothing was charged.' },
    cancelled: { title: 'The payment was cancelled', text: 'Nothing was charged.' },
    expired: { title: 'The payment has expired', text: 'Please start again from the deposit page.' },
  },
}

export const texts: Readonly<Record<PageLanguage, Texts>> = { ko, en }
