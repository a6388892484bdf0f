import { ErrorSummary } from '@tessera/ui/error-summary'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

test('the error summary has the focus without JavaScript', () => {
  expect(renderToString(<ErrorSummary message="Please enter a name." />)).toMatch(/tabindex="-1"[^>]*autofocus=""/i)
  expect(renderToString(<ErrorSummary />)).toBe('')
})

test('a title alone is shown as well: at checkout it is all there is to say', () => {
  expect(renderToString(<ErrorSummary title="Your cart changed." />)).toContain('Your cart changed.')
})
