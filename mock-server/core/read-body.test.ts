import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { resource } from '#contract/resource.ts'
import { encodeBody } from '#mock-server/control/encode-body.ts'
import { type Message, toRequest } from '#mock-server/verify/testing/message.ts'
import { readInput } from './read-input.ts'

const letters = resource('letters', {
  json: {
    method: 'POST',
    path: '/letters',
    summary: 'As JSON.',
    access: 'none',
    body: z.object({ subject: z.string() }),
    response: z.null(),
    errors: [],
  },
  form: {
    method: 'POST',
    path: '/letters',
    summary: 'As a form.',
    access: 'none',
    body: z.object({ subject: z.string(), copies: z.coerce.number() }),
    bodyType: 'form',
    response: z.null(),
    errors: [],
  },
  multipart: {
    method: 'POST',
    path: '/letters',
    summary: 'With files.',
    access: 'none',
    body: z.object({ subject: z.string(), pages: z._default(z.array(z.file()), []) }),
    bodyType: 'multipart',
    response: z.null(),
    errors: [],
  },
})

const read = (kind: keyof typeof letters, message: Omit<Message, 'path'>) =>
  readInput(letters[kind], toRequest({ path: '/letters', method: 'POST', ...message }))

const bytes = Uint8Array.of(0x89, 0x50, 0x00, 0xff, 0x0d, 0x0a)

describe('a form', () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' }

  test('is read as texts, which the schema may convert to numbers', async () => {
    const input = await read('form', { headers, body: 'subject=%EC%9E%85%EA%B8%88+%26+a%3Db&copies=2' })
    expect(input).toEqual({ subject: '입금 & a=b', copies: 2 })
  })

  test('names the invalid field', async () => {
    await expect(read('form', { headers, body: 'subject=a&copies=two' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: { field: 'body.copies' },
    })
  })

  test.each([undefined, 'application/json', 'multipart/form-data; boundary=x'])('is refused as %s', async (type) => {
    const wrong = type ? { 'Content-Type': type } : undefined
    await expect(read('form', { headers: wrong, body: 'subject=a&copies=2' })).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
    })
  })
})

describe('a multipart body', () => {
  test('contains texts and lists of files, byte for byte', async () => {
    const pages = [new File([bytes], '한글.png', { type: 'image/png' }), new File([], 'empty.jpg')]
    const input = (await read('multipart', await encodeBody('multipart', { subject: '입금', pages }))) as {
      subject: string
      pages: File[]
    }
    expect(input.subject).toBe('입금')
    expect(input.pages.map(({ name, size }) => [name, size])).toEqual([
      ['한글.png', bytes.length],
      ['empty.jpg', 0],
    ])
    expect(new Uint8Array((await input.pages[0]?.arrayBuffer()) ?? [])).toEqual(bytes)
  })

  test('without files has an empty list of them', async () => {
    expect(await read('multipart', await encodeBody('multipart', { subject: 'a' }))).toEqual({
      subject: 'a',
      pages: [],
    })
  })

  test('with a file in a text field names that field', async () => {
    const body = await encodeBody('multipart', { subject: [new File(['a'], 'a.txt')] })
    await expect(read('multipart', body)).rejects.toMatchObject({ detail: { field: 'body.subject' } })
  })

  test.each([
    ['a boundary that is not in it', 'multipart/form-data; boundary=other', 422, 'INVALID_INPUT'],
    ['no boundary', 'multipart/form-data', 422, 'INVALID_INPUT'],
    ['another type', 'application/json', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('with %s is refused', async (_, type, status, code) => {
    const { body } = await encodeBody('multipart', { subject: 'a' })
    await expect(read('multipart', { headers: { 'Content-Type': type }, body })).rejects.toMatchObject({ status, code })
  })
})

describe('a text', () => {
  test.each([
    ['is not UTF-8', {}, Uint8Array.of(0x22, 0xff, 0x22)],
    ['declares another charset', { 'Content-Type': 'application/json; charset=euc-kr' }, '{"subject":"a"}'],
  ])('that %s is refused', async (_, headers, body) => {
    await expect(read('json', { headers, body })).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      detail: { field: 'body' },
    })
  })

  test('may declare UTF-8', async () => {
    const headers = { 'Content-Type': 'application/json; charset="utf-8"' }
    expect(await read('json', { headers, body: '{"subject":"입금"}' })).toEqual({ subject: '입금' })
  })
})
