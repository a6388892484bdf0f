import { ErrorSummary } from '@tessera/ui/error-summary'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

test('what is wrong with a form has the focus without any script', () => {
  expect(renderToString(<ErrorSummary message="Please enter a name." />)).toMatch(/tabindex="-1"[^>]*autofocus=""/i)
  expect(renderToString(<ErrorSummary />)).toBe('')
})
