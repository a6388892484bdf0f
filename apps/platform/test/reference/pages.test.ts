import { errors } from '@tessera/contract/errors'
import { urlOf } from '@tessera/contract/kit/operation'

import { describe, expect, test } from 'vitest'
import { allOperations } from '../../src/reference/all-operations.ts'
import { html, withLineBreaks } from '../../src/reference/html.ts'
import { models } from '../../src/reference/models.ts'
import { tags } from '../../src/reference/table-of-contents.ts'
import { referenceApp } from './reference-app.ts'

const app = referenceApp()
const get = async (url: string) => (await app.inject({ url })).body
const escaped = (text: string) => html`${text}`.text
const broken = (name: string) => html`${withLineBreaks(name)}`.text

describe('a page that does not exist', () => {
  test.for(['/docs/Nope', '/docs/models/Nope', '/docs/a/b/c', '/docs/assets/nope.css'])(
    '%s is refused in the look of the others',
    async (url) => {
      const { statusCode, headers, body } = await app.inject({ url })
      expect(statusCode).toBe(404)
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toContain('<h1>This tile is missing</h1>')
      expect(body).toContain('href="/docs/assets/style.css?v=')
    },
  )

  test.for(['/docs/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/docs/models/%22%3E%3Cimg%20src=x%3E'])(
    '%s is named as text, never as markup',
    async (url) => {
      const body = await get(url)
      expect(body).not.toMatch(/<script>|<img/)
      expect(body).toMatch(/&lt;(script|img)/)
    },
  )
})

test('a name in another spelling leads to the one spelling there is', async () => {
  const tag = await app.inject({ url: '/docs/costcenters' })
  const model = await app.inject({ url: '/docs/models/costcenter' })
  expect([tag.statusCode, tag.headers.location]).toEqual([301, '/docs/CostCenters'])
  expect([model.statusCode, model.headers.location]).toEqual([301, '/docs/models/CostCenter'])
})

test('every operation is on the page of its tag', () => {
  const shown = tags.flatMap((tag) => tag.operations)
  expect(shown.length).toBe(allOperations.length)
  expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(allOperations.map(({ id }) => id)))
  expect(new Set(tags.map(({ name }) => name)).size).toBe(tags.length)
})

test.for(tags)('the page of $name says all about each of its operations', async ({ name, operations: own }) => {
  const body = await get(`/docs/${name}`)
  const sections = body.split('<section class="operation"').slice(1)
  expect(sections.length).toBe(own.length)
  for (const [at, operation] of own.entries()) {
    const section = sections[at] ?? ''
    expect(section).toContain(`<code>${broken(operation.id)}</code>`)
    expect(section).toContain(escaped(operation.summary))
    expect(section).toContain(`>${operation.verb}</span>`)
    for (const part of urlOf(operation.path).split(/\W+/).filter(Boolean)) expect(section).toContain(part)
    for (const role of operation.roles) expect(section).toContain(`<code>${role}</code>`)
    if (operation.body) expect(section).toContain(`Body of ${operation.id}`)
    if (operation.reply) expect(section).toContain(`Reply of ${operation.id}`)
  }
})

test.for(models)('the page of the model $title shows every field', async (model) => {
  const body = await get(`/docs/models/${model.title}`)
  for (const name of Object.keys(model.properties)) expect(body).toContain(`<code>${broken(name)}</code>`)
})

test('the overview leads to every tag, and says how to get a token', async () => {
  const body = await get('/docs')
  for (const { name } of tags) expect(body).toContain(`href="/docs/${name}"`)
  expect(body).toContain('curl &#39;https://shop.example/oauth/token&#39;')
  for (const part of ['lists', 'filters', 'writing', 'ids', 'xp', 'errors']) expect(body).toContain(`id="${part}"`)
})

test('the error page has every code with its status and its sentence', async () => {
  const body = await get('/docs/errors')
  for (const [code, { status, message }] of Object.entries(errors)) {
    expect(body).toContain(`<code>${broken(code)}</code> <span class="flag">${status}</span>`)
    expect(body).toContain(`<td>${escaped(message)}</td>`)
  }
})

test('every link within the reference leads somewhere, down to the place on the page', async () => {
  const start = ['/docs', '/docs/errors', '/docs/models', ...tags.map(({ name }) => `/docs/${name}`)]
  const bodies = new Map<string, string>()
  const visit = async (url: string): Promise<string> => {
    const known = bodies.get(url)
    if (known !== undefined) return known
    const { statusCode, body } = await app.inject({ url })
    expect(`${statusCode} ${url}`).toBe(`200 ${url}`)
    bodies.set(url, body)
    return body
  }
  const links = new Set<string>()
  for (const at of [...start, ...models.map(({ title }) => `/docs/models/${title}`)])
    for (const [, href = ''] of (await visit(at)).matchAll(/href="([^"]+)"/g))
      links.add(href.startsWith('#') ? at + href : href)
  const lost: string[] = []
  for (const link of links) {
    const [url = '', place] = link.split('#')
    if (place && !(await visit(url)).includes(`id="${decodeURIComponent(place)}"`)) lost.push(link)
    await visit(url)
  }
  expect(lost).toEqual([])
  expect(links.size).toBeGreaterThan(1000)
})

test.for(['/docs', '/docs/errors', '/docs/models', '/docs/Me', '/docs/models/Order', '/docs/Nope'])(
  '%s can be used with the keyboard and a screen reader',
  async (url) => {
    const body = await get(url)
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(body).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(body).toContain('<a class="skip" href="#main">')
    expect(body.match(/<main id="main"/g)?.length).toBe(1)
    expect(body.match(/<h1/g)?.length).toBe(1)
    expect(body.match(/<table/g)?.length).toBe(
      body.match(/<div class="scroll" role="region" aria-label="[^"]+"/g)?.length,
    )
    expect(body).not.toMatch(/ style="| on\w+="|<style|<script>/)
  },
)
