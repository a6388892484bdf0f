import { readFileSync } from 'node:fs'
import { renderEmailHtml } from '@tessera/domain/email/render-email-html'
import { renderEmailText } from '@tessera/domain/email/render-email-text'
import { emailTemplates } from '@tessera/middleware/kit/email/email-templates'
import { expect, test } from 'vitest'
import { goldenOf } from './golden-of.ts'
import { sampleEmails } from './samples/sample-emails.ts'

const names = Object.keys(sampleEmails)
const templateOf = (name: string): string => name.replace(/ \(.*$/, '')
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

test('every template has a sample and a row in the documents', () => {
  // the platform renders its own, which packages/domain tests
  const templates = Object.keys(emailTemplates).filter((name) => name !== 'platform-message')
  expect(new Set(names.map(templateOf))).toEqual(new Set(templates))
  const page = read('../../../../docs/emails.md')
  expect(Object.keys(emailTemplates).filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([])
})

/** Two events never share a subject, so people find the email they look for. */
test('every template has its own subject', () => {
  const subjects = new Map(names.map((name) => [templateOf(name), sampleEmails[name]?.subject]))
  expect(new Set(subjects.values()).size).toBe(subjects.size)
})

test.each(names)('%s reads as stored', (name) => {
  const email = sampleEmails[name] ?? expect.fail()
  expect(email.template).toBe(templateOf(name))
  expect(goldenOf(email)).toBe(read(`golden/${name}.txt`))
})

test.each(names)('%s has a link, values for all of its words, and escapes what people typed', (name) => {
  const { content, subject, to } = sampleEmails[name] ?? expect.fail()
  const [text, html] = [renderEmailText(content), renderEmailHtml(content, subject)]
  for (const version of [subject, text, html.replace(/<style>.*<\/style>/, '')])
    expect(version).not.toMatch(/undefined|null\b|NaN|\[object|\{\{|\bunits?\b|Hello|customer,/)
  expect(html).not.toMatch(/<(b|3|glossy|master|again|boxes|before|someone|driver|trim|darker|Park|4)>/)
  expect(html).toMatch(/<a href="https:\/\/shop\.example/)
  expect(html).not.toMatch(/(src|href)="(?!https:\/\/shop\.example)/)
  // staff get facts, people get a greeting
  if (!to.endsWith('@tessera.example')) expect(text).toMatch(/^Hi [A-Z t]/)
})
