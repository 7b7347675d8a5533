/** The dialling codes, without their plus, by region. */
export const dialingCodes = {
  KR: '82',
  US: '1',
  JP: '81',
  CN: '86',
  HK: '852',
  TW: '886',
  VN: '84',
  TH: '66',
  PH: '63',
  ID: '62',
  MY: '60',
  SG: '65',
} as const satisfies Record<string, string>

export const usualDialingCode = dialingCodes.KR
