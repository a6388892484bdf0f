import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { reloadSeldom } from '../app/shell/reload-seldom.ts'

const change = (more: Partial<ShouldRevalidateFunctionArgs> = {}): ShouldRevalidateFunctionArgs => ({
  currentUrl: new URL('https://shop.example/console/orders'),
  nextUrl: new URL('https://shop.example/console/money'),
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
  ...more,
})

test('the frame is loaded again after a form and after five minutes, not with every click', () => {
  let minutes = 0
  const isDue = reloadSeldom(() => minutes * 60_000)
  expect(isDue(change())).toBe(false)
  expect(isDue(change({ formMethod: 'GET' }))).toBe(false)
  expect(isDue(change({ formMethod: 'POST' }))).toBe(true)
  expect(isDue(change({ formMethod: 'POST', defaultShouldRevalidate: false }))).toBe(false)
  minutes = 4
  expect(isDue(change())).toBe(false)
  minutes = 5
  expect(isDue(change())).toBe(true)
  expect(isDue(change())).toBe(false)
})
