import { expect, it } from 'vitest'
import { brokenIn } from './broken-rules.ts'

const node = (target: string, html: string) => ({ target: [target], html })

it('returns each broken rule with its number of elements, and the elements themselves', () => {
  const violations = [
    { id: 'color-contrast', nodes: [node('dt:nth-child(1)', '<dt>Bet</dt>'), node('dt:nth-child(2)', '<dt>Win</dt>')] },
    { id: 'button-name', nodes: [node('.close', '<button class="close">\n  <svg>\n')] },
  ]
  expect(brokenIn(violations)).toEqual({
    axe: ['button-name × 1', 'color-contrast × 2'],
    elements: [
      'button-name: .close <button class="close"> <svg>',
      'color-contrast: dt:nth-child(1) <dt>Bet</dt>',
      'color-contrast: dt:nth-child(2) <dt>Win</dt>',
    ],
  })
})

it('names the path of an element within frames and shadows, and shortens a long element', () => {
  const [element = ''] = brokenIn([
    { id: 'image-alt', nodes: [{ target: ['iframe', ['#host', 'img']], html: `<img src="${'x'.repeat(500)}">` }] },
  ]).elements
  expect(element).toMatch(/^image-alt: iframe #host img <img src="x+…$/)
  expect(element.length).toBeLessThan(200)
})

it('names five elements of a rule at most', () => {
  const nodes = Array.from({ length: 9 }, (_, at) => node(`p:nth-child(${at})`, '<p>'))
  expect(brokenIn([{ id: 'color-contrast', nodes }])).toMatchObject({
    axe: ['color-contrast × 9'],
    elements: { length: 5 },
  })
})
