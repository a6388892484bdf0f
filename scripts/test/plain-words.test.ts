import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { shownTexts, textsOf } from '../shown-texts.ts'
import { root } from '../source-files.ts'

/** Words that a US retailer does not print, and what it prints instead. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\bletters?\b/i, 'email'],
  [/\be-mails?\b/i, 'email'],
  [/\bby mail\b/i, 'by email'],
  [/\blook into\b/i, 'check, review'],
  [/\ball the same\b/i, 'anyway'],
  [/ so\.$/i, 'leave it out'],
  [/\btoo often\b/i, 'Too many attempts.'],
  [/[\d…] %(?!%)/, '10%'],
  [/\b\d+ percent\b/, '10%'],
  [/\bgrey\b/i, 'gray'],
  [/\b(colour|favourite)/i, 'color, favorite'],
  [/\bcancell(ed|ing)\b/i, 'canceled'],
  [/\bauthoris/i, 'authorize'],
  [/\b(who|what)ever\b/i, 'anyone who, the person who'],
  [/\b(some|any|every|no)body\b/i, 'someone, anyone, everyone, no one'],
  [/\bcolleagues?\b/i, 'team member'],
  [/\b(pick|sign)-ups?\b/i, 'pickup, sign up'],
  [/\bany more\b/i, 'anymore, no longer'],
  [/\bcomes? along\b/i, 'keep'],
  [/\bwork(s|ed)? (it )?out\b/i, 'calculate'],
  [/\bpresent password\b/i, 'current password'],
  [/\bof the account\b/i, 'account …'],
  [/\bneeds? the right\b|\bhave the right\b/i, 'need permission'],
  [/\bis not open to you\b/i, 'isn’t available on your account'],
  [/\bcannot be shown so\b/i, 'don’t work together'],
  [/^in work$/i, 'active'],
  [/\bat the moment\b/i, 'right now'],
  [/\bmeanwhile\b/i, 'in the meantime, or leave it out'],
  [/\bwe (write|answer) (to|when|once|by|within)\b/i, 'we’ll email you, we’ll reply'],
  [/\bstands? (on|in|under|below|at)\b/i, 'is on, is printed on'],
  [/\bwho it is for\b/i, 'Bill to and ship to'],
  [/\b(un)?tick\b/i, 'select, check'],
  [/\bshelf prices\b/i, 'regular prices'],
  [/\bworking days\b/i, 'business days'],
  [/\b(taken?|takes|took) (it |them )?back\b/i, 'withdraw, return, reverse'],
  [/\bthe way it came\b/i, 'your original payment method'],
  [/\bpapers\b/i, 'documents'],
  [/\btyping error\b/i, 'misspelled'],
  [/\bPlease (give|say|write)\b/, 'Enter'],
  [/\bbigger than\b/i, 'larger than'],
  [/\bmakers?\b/i, 'manufacturer'],
  [/\bphotographs?\b/i, 'photo'],
  [/\bno fault\b/i, 'not a defect'],
  [/\bfor ever\b/i, 'forever'],
  [/\bto go on\b/i, 'to continue'],
  [/\bwrite to me\b/i, 'notify me'],
]

/** Phrases in which such a word is correct. */
const allowed = [
  /\b(upper|lower)case letter/gi,
  /\btwo[- ]letters?\b/gi,
  /\bletters, (numbers|digits)\b/gi,
  /\bsamples by mail\b/gi,
  // the paper size of PDFs
  /^LETTER$/g,
]

const plain = (text: string): string => allowed.reduce((left, phrase) => left.replaceAll(phrase, ''), text)

const findProblems = (texts: ReturnType<typeof shownTexts>): string[] =>
  texts.flatMap(({ path, text }) =>
    words.flatMap(([pattern, better]) => {
      const found = pattern.exec(plain(text))
      return found ? [`${path} says “${found[0]}” (better: ${better}): ${text}`] : []
    }),
  )

describe('a text in words that are not ours to print', () => {
  test.each([
    ['a JSX text', 'const page = <p>Please look into\n  your mail</p>'],
    ['an attribute', 'const page = <Notice title="Save letters" />'],
    ['a template', 'const text = `With $' + '{waste} % waste`'],
    ['a message', "const errors = { message: 'That was too often.' }"],
  ])('is found in %s', (_, source) => {
    expect(findProblems(textsOf('apps/storefront/app/page.tsx', source))).toHaveLength(1)
  })

  test('is not found in queries, comments and log lines', () => {
    const source =
      "// no one reads it\nconst rows = sql`select 'Letter'`\nlog.warn('letters could not be sent')\nconst path = '/letters'"
    expect(findProblems(textsOf('apps/middleware/src/send.ts', source))).toEqual([])
  })
})

test('pages, emails, documents and errors are in the words of a US retailer', () => {
  const texts = shownTexts()
  expect(texts.length).toBeGreaterThan(4000)
  expect(findProblems(texts)).toEqual([])
})

test('policies and pages about the shop are too', () => {
  const pages = globSync('apps/middleware/content/{home,pages,policies}/*.md', { cwd: root })
  expect(pages.length).toBeGreaterThan(15)
  const texts = pages.flatMap((path) =>
    readFileSync(`${root}/${path}`, 'utf8')
      .split('\n')
      .map((text) => ({ path, text })),
  )
  expect(findProblems(texts)).toEqual([])
})
