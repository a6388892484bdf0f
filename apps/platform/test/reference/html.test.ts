import { expect, test } from 'vitest'
import { html, joinContent, withLineBreaks } from '../../src/reference/html.ts'

const hostile = `<img src=x onerror="alert('1')">&amp;`

test('text is escaped between tags and inside quotes', () => {
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;</p>',
  )
})

test('lists are escaped piece by piece, however deep they are', () => {
  expect(html`${[['<'], [['>']]]}`.text).toBe('&lt;&gt;')
  expect(html`${joinContent(['<', '>'], ' & ')}`.text).toBe('&lt; &amp; &gt;')
})

test('markup of our own goes in as it is, once', () => {
  expect(html`<ul>${['a', '<b>'].map((item) => html`<li>${item}</li>`)}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
  )
})

test('what is not there leaves no trace, and zero does', () => {
  expect(html`[${undefined}${false}${0}]`.text).toBe('[0]')
})

test('code keeps its line breaks and its indentation', () => {
  expect(html`<pre>${'a \\\n    b'}</pre>`.text).toBe('<pre>a \\\n    b</pre>')
})

test('long names may break between their words', () => {
  expect(html`${withLineBreaks('Auth.LockedOut<')}`.text).toBe('Auth.<wbr>Locked<wbr>Out&lt;')
})
