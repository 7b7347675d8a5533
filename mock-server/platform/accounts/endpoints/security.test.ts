import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { security } from '#contract/security.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const signedIn = { signedIn: 'haedal_92' }
const answers = [
  { questionId: 'FIRST_PET', answer: 'Momo' },
  { questionId: 'BIRTH_CITY', answer: '부산' },
  { questionId: 'FIRST_CAR', answer: 'Pony' },
]
const others = answers.with(0, { questionId: 'DREAM_TRIP', answer: 'Jeju' })

describe('the security settings', () => {
  test('contain masked addresses', async () => {
    const { call, token } = await createPlatform(signedIn)
    expect(await call(security.securityConfig, {}, { token })).toEqual({
      password: true,
      paymentPassword: true,
      securityQuestions: false,
      email: 'ha****@example.com',
      mobile: '********4455',
      payeeName: '김*달',
    })
  })

  test('are refused if the merchant has the security centre off', async () => {
    const { refusal, token } = await createPlatform({ ...signedIn, merchant: 'PLAIN' })
    expect(await refusal(security.securityConfig, {}, { token })).toMatchObject({ errorCode: 'MODULE_NOT_PERMITTED' })
  })
})

describe('security questions', () => {
  test('are in the requested language, with none chosen at first', async () => {
    const { call, token } = await createPlatform(signedIn)
    const korean = await call(security.customerSecurityQuestions, { language: 'KO' }, { token })
    const english = await call(security.customerSecurityQuestions, { language: 'EN' }, { token })
    expect(korean.chosen).toEqual([])
    expect(korean.questions.map(({ id }) => id)).toEqual(english.questions.map(({ id }) => id))
    expect(english.questions[0]?.text).toBe('What was the name of your first pet?')
    expect(korean.questions[0]?.text).toBe('처음 키운 반려동물의 이름은?')
  })

  test('can be set the first time without current answers', async () => {
    const { call, token } = await createPlatform(signedIn)
    await call(security.securityQuestions, { answers }, { token })
    const { chosen } = await call(security.customerSecurityQuestions, { language: 'EN' }, { token })
    expect(chosen).toEqual(['FIRST_PET', 'BIRTH_CITY', 'FIRST_CAR'])
    expect(await call(security.securityConfig, {}, { token })).toMatchObject({ securityQuestions: true })
  })

  test('can be changed only with the current answers, in any case and spacing', async () => {
    const { call, refusal, token, world } = await createPlatform(signedIn)
    await call(security.securityQuestions, { answers }, { token })
    const before = world().snapshot()
    for (const currentAnswers of [undefined, answers.with(1, { questionId: 'BIRTH_CITY', answer: '서울' })]) {
      expect(await refusal(security.securityQuestions, { answers: others, currentAnswers }, { token })).toMatchObject({
        status: 422,
        errorCode: 'SECURITY_ANSWER_WRONG',
        field: 'body.currentAnswers',
      })
    }
    expect(world().snapshot()).toEqual(before)
    const typed = answers.with(0, { questionId: 'FIRST_PET', answer: ' mo mo' })
    await call(security.securityQuestions, { answers: others, currentAnswers: typed }, { token })
    const { chosen } = await call(security.customerSecurityQuestions, { language: 'EN' }, { token })
    expect(chosen).toEqual(['DREAM_TRIP', 'BIRTH_CITY', 'FIRST_CAR'])
  })

  test.each([
    ['an unknown question', answers.with(2, { questionId: 'NONE', answer: 'x' }), 'body.answers.2'],
    ['the same question twice', answers.with(1, { questionId: 'FIRST_PET', answer: 'x' }), 'body.answers.1'],
    ['an answer of spaces', answers.with(0, { questionId: 'FIRST_PET', answer: '  ' }), 'body.answers.0'],
  ])('refuse %s', async (_, wrong, field) => {
    const { refusal, token, world } = await createPlatform(signedIn)
    expect(await refusal(security.securityQuestions, { answers: wrong }, { token })).toMatchObject({
      status: 422,
      errorCode: 'SECURITY_QUESTIONS_INVALID',
      field,
    })
    expect(world().tables.securityAnswers.size).toBe(0)
  })

  test('need three answers and a real account', async () => {
    const { call, refusal, token } = await createPlatform(signedIn)
    expect(await refusal(security.securityQuestions, { answers: answers.slice(1) }, { token })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field: 'body.answers',
    })
    const trial = await call(auth.freePlayLogin, {})
    expect(await refusal(security.securityQuestions, { answers }, trial)).toMatchObject({
      errorCode: 'REAL_ACCOUNT_REQUIRED',
    })
  })

  test('leave no answer in the journal', async () => {
    const { call, token, world } = await createPlatform(signedIn)
    await call(security.securityQuestions, { answers }, { token })
    expect(JSON.stringify(world().journal.read())).not.toContain('Momo')
  })
})
