import { expect, test } from 'vitest'
import { deferScripts } from '../../app/render-cache/defer-scripts.server.ts'

const page = [
  '<head><link rel="modulepreload" href="/a.js"/></head><body><script nonce="n">context()</script>',
  '<script nonce="n" type="module" async="">import "/a.js"</script><p>Grès</p></body>',
] as const
const waiting = (html: string): string => deferScripts(html, '<i></i>').join('')

test('what has no script to wait for stays as it is', () => {
  expect(waiting('<p>Hello</p>')).toBe('<p>Hello</p>')
  expect(waiting('<head></head><body>Hello</body>')).toBe('<head></head><body>Hello</body>')
})

test('a browser loads no module by itself, and a script that may run starts them later', () => {
  const html = waiting(page.join(''))
  expect(html).not.toMatch(/modulepreload" href|type="module" async/)
  expect(html).toContain('<link rel="later" href="/a.js"/>')
  expect(html).toContain('<script nonce="n" type="text/later">import "/a.js"</script><script nonce="n">')
  expect(html).toContain('<script nonce="n">context()</script><i></i><script')
  expect(html.endsWith('</script><p>Grès</p></body>')).toBe(true)
})
