import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderEmailHtml } from '@tessera/domain/email/render-email-html'
import { goldenOf } from './golden-of.ts'
import { sampleEmails } from './samples/sample-emails.ts'

/** Writes the golden files; with a folder as argument, instead every sample as a page to look at. */
const [, , folder] = process.argv
if (folder) mkdirSync(folder, { recursive: true })
for (const [name, email] of Object.entries(sampleEmails)) {
  const { content, subject } = email
  if (folder) writeFileSync(join(folder, `${name}.html`), renderEmailHtml(content, subject))
  else writeFileSync(new URL(`golden/${name}.txt`, import.meta.url), goldenOf(email))
}
