import { expect, test } from 'vitest'
import { jsonLdText } from '../../app/kit/seo/json-ld.tsx'

test('no text can end the script, and it stays the same fact', () => {
  const text = jsonLdText({ '@type': 'Article', headline: '</script><script>alert(1)\u2028' })
  expect(text).not.toContain('<')
  expect(text).not.toContain('\u2028')
  expect(JSON.parse(text).headline).toBe('</script><script>alert(1)\u2028')
})
